use strict;
use warnings;
use JSON::PP;

$| = 1;
my @board;

sub observe {
    return {
        board        => "[" . join("", map { "[" . join(",", @$_) . "]" } @board) . "]",
        turn         => "PlayerA",
        throw_to_use => "",
        finished     => [],
        winner       => "",
        captured     => 0,
        again        => JSON::PP::false,
    };
}

sub answer {
    my ($request) = @_;
    if ($request->{do} eq "new" && $request->{spaces}) {
        @board = map { [] } 1 .. $request->{spaces};
        return observe();
    }
    return { refused => "I do not know how to " . $request->{do} };
}

while (my $line = <STDIN>) {
    print encode_json(answer(decode_json($line))), "\n";
}
