@house @program
Feature: The house game in Korean
  말을 움직여 먼저 모두 나는 편이 이깁니다.

  The board is the one of the Korean document, with a line for each team under it.

  Scenario: a board of four teams
    Given the sticks will fall 백걸, 개
    When yutnori house --lang=ko is played: 던지기, 백걸 0
    Then the screen ends with:
      """
      (10)- (9) - (8)  -  (7) - (6) - (5)
       |  \                         /  |
      (11) (25)                  (20) (4)
       |      \                 /      |
      (12)     (26)          (21)     (3)
       |          \         /          |
       |            \     /            |
       |              (22)             |
       |            /     \            |
       |          /         \          |
      (13)     (23)          (27)     (2)
       |      /                 \      |
      (14) (24)                  (28) (1)
       |  /                         \  |
      (15)- (16)- (17) -  (18)- (19)- (29)
      a 편: 오른쪽 아래 출발, 반시계 방향, 새 말 4, 난 말 0
      b 편: 오른쪽 위 출발, 시계 방향, 새 말 4, 난 말 0
      c 편: 왼쪽 위 출발, 반시계 방향, 새 말 4, 난 말 0
      d 편: 왼쪽 아래 출발, 시계 방향, 새 말 4, 난 말 0
      a 편이 윷을 던질 차례
      던지기
      a: 백걸
      a 편이 말을 움직일 차례: 백걸
        1  백걸 버리기 (움직일 말 없음)
      백걸 0
      a: 쓸 수 없어 버렸습니다 (백걸)
      (10)- (9) - (8)  -  (7) - (6) - (5)
       |  \                         /  |
      (11) (25)                  (20) (4)
       |      \                 /      |
      (12)     (26)          (21)     (3)
       |          \         /          |
       |            \     /            |
       |              (22)             |
       |            /     \            |
       |          /         \          |
      (13)     (23)          (27)     (2)
       |      /                 \      |
      (14) (24)                  (28) (1)
       |  /                         \  |
      (15)- (16)- (17) -  (18)- (19)- (29)
      a 편: 오른쪽 아래 출발, 반시계 방향, 새 말 4, 난 말 0
      b 편: 오른쪽 위 출발, 시계 방향, 새 말 4, 난 말 0
      c 편: 왼쪽 위 출발, 반시계 방향, 새 말 4, 난 말 0
      d 편: 왼쪽 아래 출발, 시계 방향, 새 말 4, 난 말 0
      b 편이 윷을 던질 차례
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1

  # The only person is b, who starts in the upper right corner and goes down: the right
  # side has b's numbers 1 to 5.
  Scenario: the numbers are along the reader's road, and a stack has its size
    Given the sticks will fall 도, 모, 모, 도
    When yutnori house --lang=ko --players=2 --computer=0 is played: 던지기, 던지기, 던지기, 모 0, 모 0, board
    Then the screen shows:
      """
      (15)- (16)- (17) -  (18)- (19)- (29)
       |  \                         /  |
      (14) (24)                  (28) (1)
       |      \                 /      |
      (13)     (23)          (27)     (2)
       |          \         /          |
       |            \     /            |
       |              (22)             |
       |            /     \            |
       |          /         \          |
      (12)     (26)          (21)     (3)
       |      /                 \      |
      (11) (25)                  (20) (a)
       |  /                         \  |
      (10)- (9) - (8)  -  (7) - (6) - (b2)
      a 편(컴퓨터): 오른쪽 아래 출발, 반시계 방향, 새 말 3, 난 말 0
      b 편(사람): 오른쪽 위 출발, 시계 방향, 새 말 2, 난 말 0
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1

  # a's 4 is b's 1; a catches there with yut, which earns nothing. a has stopped on the
  # center next to a's 27, and b catches it there with do, which earns one more throw.
  Scenario: a game to its end
    Given the sticks will fall 백개, 도, 윷, 도, 모, 개, 걸, 도, 백도, 모, 백걸, 모, 도
    When yutnori house --lang=ko --players=2 --pieces=1 is played:
      """
      던지기, 백개 0
      던지기, 도 0
      던지기, 던지기, 윷 0, 도 4
      던지기, 던지기, 모 0, 개 29 지름길
      던지기, 걸 5 지름길
      던지기, 도 27, 던지기, 백도 22
      던지기, 던지기, 모 0, 백걸 5
      던지기, 던지기, 도 27, 모 22 지름길
      """
    Then the screen shows:
      """
      윷 0
      a 윷: 새 말 4번으로
      a: b 편 말 1개를 잡았습니다
      a 편이 말을 움직일 차례: 도
        1  도: 4번에서 모퉁이로, 다음에 지름길
      도 4
      a 도: 4번에서 5번으로
      """
    And the screen shows:
      """
      도 27
      b 도: 27번에서 22번으로
      b: a 편 말 1개를 잡았습니다
      b: 한 번 더 던집니다
      """
    And the screen ends with:
      """
      b 모: 22번에서 나기
      b 편이 이겼습니다!
      (10)- (9) - (8)  -  (7) - (6) - (5)
       |  \                         /  |
      (11) (25)                  (20) (4)
       |      \                 /      |
      (12)     (26)          (21)     (3)
       |          \         /          |
       |            \     /            |
       |              (22)             |
       |            /     \            |
       |          /         \          |
      (13)     (23)          (27)     (a)
       |      /                 \      |
      (14) (24)                  (28) (1)
       |  /                         \  |
      (15)- (16)- (17) -  (18)- (19)- (29)
      a 편: 오른쪽 아래 출발, 반시계 방향, 새 말 0, 난 말 0
      b 편: 오른쪽 위 출발, 시계 방향, 새 말 0, 난 말 1
      """
    And the screen has no English word
    And the exit status is 0

  Scenario: wrong answers
    Given the sticks will fall 모, 도, 개, 백도, 모, 도
    When yutnori house --lang=ko --players=2 --pieces=3 is played:
      """
      도 0
      던지기, 던지기
      하나 도, 30 도, 7 도, 뒷도 0, 걸 0, 3, 모 0, 도 5 옆길, 도 5 먼길
      던지기, 개 0
      던지기, 백도 0
      """
    Then the screen shows:
      """
      도 0
      윷을 먼저 던지세요.
      던지기
      """
    And the screen shows:
      """
      하나 도
      "하나 도": 그런 수는 없습니다. 윷과 눈 번호를 '걸 5'처럼 입력하세요.
      30 도
      "30": 그런 눈은 없습니다. 가능한 답은 0입니다.
      7 도
      7번에는 움직일 말이 없습니다. 가능한 답은 0입니다.
      뒷도 0
      "뒷도 0": 그런 수는 없습니다. 윷과 눈 번호를 '걸 5'처럼 입력하세요.
      걸 0
      걸: 나오지 않은 윷입니다. 가능한 답은 도 또는 모입니다.
      3
      목록에 없는 번호입니다: 3
      모 0
      """
    And the screen ends with:
      """
      백도 0
      백도: 판 위의 말만 움직일 수 있습니다. 가능한 답은 6입니다.
      """
    And the screen has no English word
    And the exit status is 1
    And the program complains: 게임 도중에 입력이 끝났습니다

  Scenario: animals have Korean names
    When yutnori house --lang=ko --animals=pig,dog,sheep,cow is played: 판
    Then the screen shows:
      """
      a 편(돼지): 오른쪽 아래 출발, 반시계 방향, 새 말 4, 난 말 0
      b 편(개): 오른쪽 위 출발, 시계 방향, 새 말 4, 난 말 0
      c 편(양): 왼쪽 위 출발, 반시계 방향, 새 말 4, 난 말 0
      d 편(소): 왼쪽 아래 출발, 시계 방향, 새 말 4, 난 말 0
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1

  Scenario: the commands have Korean names
    Given the sticks will fall 도
    When yutnori house --lang=ko is played: 던지기, 수, 판, 도움말, 그만
    Then the screen shows:
      """
      수
        1  도: 새 말 1번으로
      판
      (10)- (9) - (8)  -  (7) - (6) - (5)
      """
    And the screen shows:
      """
      도움말
      말이 모두 먼저 난 편이 이깁니다.
      """
    And the screen shows:
      """
      백걸 뒤로 3, 백개 뒤로 2, 백도 뒤로 1, 도 1, 개 2, 걸 3, 윷 4, 모 5. 윷과 모가 나오면 한 번 더 던집니다.
        Enter    윷 던지기 또는 하나뿐인 수
        던지기   윷 던지기
      """
    And the screen shows:
      """
        수       할 수 있는 것 보기
        힌트     힌트 보기 (Enter를 누르면 그대로 합니다)
        무르기   마지막 결정 무르기
        기권     기권하기
        판       판 다시 보기
        도움말   도움말
        그만     끝내기
      """
    And the screen ends with:
      """
      그만
      """
    And the exit status is 0

  # For keyboards without Hangul.
  Scenario: English answers are understood
    Given the sticks will fall mo, 도, do
    When yutnori house --lang=ko --players=2 is played: throw, throw, mo 0, do 5 long
    Then the screen shows:
      """
      a 도: 5번에서 6번으로
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1

  Scenario: the older spelling of back results is understood
    Given the sticks will fall 도, 도, 빽도, 도
    When yutnori house --lang=ko --players=2 is played: 던지기, 도 0, 던지기, 도 0, 던지기, 빽도 1
    Then the screen shows:
      """
      a: 백도
      """
    And the screen shows:
      """
      a 백도: 1번에서 29번으로
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1
