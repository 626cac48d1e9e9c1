use strict;
use warnings;
use JSON::PP;

$| = 1;
my $game = decode_json('{{.Answer}}');

sub answer {
    my ($request) = @_;
    return $game if $request->{do} eq '{{.Do}}';
    return { refused => "I do not know how to $request->{do}" };
}

while (my $line = <STDIN>) {
    print encode_json(answer(decode_json($line))), "\n";
}
