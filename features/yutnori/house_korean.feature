@house @program
Feature: The house game in Korean
  말을 움직여 먼저 모두 나는 편이 이깁니다.

  Scenario: the menu, and a board of four teams
    Given the sticks will fall 백걸, 개
    When yutnori house --lang=ko is played: 1, 0, 백걸
    Then the screen ends with:
      """
      ************************************************************
      ************************   메뉴   **************************
      ************************************************************
      1. 게임 시작
      2. 끝내기
      무엇을 할지 고르세요 : 1
      -----------------------------------------
      0번 편 : 빨강, 오른쪽 아래 출발, 반시계 방향
      1번 편 : 파랑, 오른쪽 위 출발, 시계 방향
      2번 편 : 초록, 왼쪽 위 출발, 반시계 방향
      3번 편 : 노랑, 왼쪽 아래 출발, 시계 방향
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      -----------------------------------------
      출발 전 :_
       □  □  □  □  □  □  □  □  □  □  □  □  □  □  □  □_
      난 말 :_
      -----------------------------------------
      0번 편 차례
      말 : 0 0 0 0_
      윷 : 백걸_
      움직일 말의 눈 번호와 쓸 윷을 입력하세요
      (백걸, 백개, 백도, 도, 개, 걸, 윷, 모)
      (또는 판, 도움말, 그만)
      >> 눈 : 0
      >> 윷 : 백걸
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [ ]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      -----------------------------------------
      출발 전 :_
       □  □  □  □  □  □  □  □  □  □  □  □  □  □  □  □_
      난 말 :_
      -----------------------------------------
      1번 편 차례
      말 : 0 0 0 0_
      윷 : 개_
      >> 눈 :_
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1

  # Red's 4 is blue's 1; red catches there with yut, which earns nothing. Blue's
  # 21 is next to the center, where red has stopped: blue catches with do, which
  # earns one more throw.
  Scenario: a game to its end
    Given there are no colors
    And the sticks will fall 백개, 도, 윷, 도, 모, 개, 걸, 도, 백도, 모, 백걸, 모, 도
    When yutnori house --lang=ko --players=2 --pieces=1 is played:
      """
      1
      0, 백개
      0, 도
      0, 윷, 4, 도
      0, 모, 5, 개, 지름길
      5, 걸, 지름길
      21, 도, 22, 백도
      0, 모, 5, 백걸
      21, 도, 22, 모, 지름길
      2
      """
    Then these are the lines with 판 위 on the screen:
      """
      판 위 : b 1
      판 위 : a 4
      판 위 : a 5
      판 위 : a 5 | b 5
      판 위 : a 5 | b 21
      판 위 : a 22 | b 21
      판 위 : b 22
      판 위 : b 21
      판 위 : a 5 | b 21
      판 위 : a 2 | b 21
      판 위 : a 2 | b 22
      판 위 : a 2
      """
    And the screen ends with:
      """
      >> 눈 : 22
      >> 윷 : 모
      >> 길 (지름길, 먼길) : 지름길
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
       | [ ]                     [ ] |
      [ ]    .                 .    [ ]
       |       [ ]         [ ]       |
      [ ]          .     .          [ ]
       |             [ ]             |
      [ ]          .     .          [a]
       |       [ ]         [ ]       |
      [ ]    .                 .    [ ]
       | [ ]                     [ ] |
      [ ] - [ ] - [ ] - [ ] - [ ] - [ ]
      판 위 : a 2
      -----------------------------------------
      출발 전 :_
      난 말 :_
       b_
      -----------------------------------------
      1번 편이 이겼습니다!
      ************************************************************
      ************************   메뉴   **************************
      ************************************************************
      1. 게임 시작
      2. 끝내기
      무엇을 할지 고르세요 : 2
      게임을 끝냅니다.
      """
    And the screen has no English word
    And the exit status is 0

  Scenario: wrong answers
    Given the sticks will fall 모, 모, 도, 개, 백도, 모, 도
    When yutnori house --lang=ko --players=2 --pieces=3 is played:
      """
      3
      1
      하나, 도
      30, 도
      7, 도
      0, 뒷도
      0, 걸
      0, 모
      5, 도, 옆길, 먼길
      0, 모
      0, 개
      0, 백도
      """
    Then the screen shows:
      """
      무엇을 할지 고르세요 : 3
      1부터 2까지의 숫자를 입력하세요.
      ************************************************************
      """
    And the screen shows:
      """
      >> 눈 : 하나
      >> 윷 : 도
      "하나": 그런 눈은 없습니다. 가능한 답은 0입니다.
      >> 눈 : 30
      >> 윷 : 도
      "30": 그런 눈은 없습니다. 가능한 답은 0입니다.
      >> 눈 : 7
      >> 윷 : 도
      7번에는 움직일 말이 없습니다. 가능한 답은 0입니다.
      >> 눈 : 0
      >> 윷 : 뒷도
      "뒷도": 그런 윷은 없습니다. 가능한 답은 도 또는 모입니다.
      >> 눈 : 0
      >> 윷 : 걸
      걸: 나오지 않은 윷입니다. 가능한 답은 도 또는 모입니다.
      >> 눈 : 0
      >> 윷 : 모
      """
    And the screen shows:
      """
      >> 눈 : 5
      >> 윷 : 도
      >> 길 (지름길, 먼길) : 옆길
      가능한 답은 지름길 또는 먼길입니다.
      >> 길 (지름길, 먼길) : 먼길
      """
    And the screen ends with:
      """
      >> 눈 : 0
      >> 윷 : 백도
      백도: 판 위의 말만 움직일 수 있습니다. 가능한 답은 5 또는 6입니다.
      >> 눈 :_
      """
    And the screen has no English word
    And the exit status is 1
    And the program complains: 게임 도중에 입력이 끝났습니다

  Scenario: pieces that have arrived
    Given the sticks will fall 모, 모, 모, 모, 모, 도
    When yutnori house --lang=ko --players=2 --pieces=2 --clockwise=none is played:
      """
      1
      0, 모, 5, 모, 지름길, 24, 모, 19, 모, 100, 도
      """
    Then the screen shows:
      """
      >> 눈 : 100
      >> 윷 : 도
      이미 난 말은 움직일 수 없습니다. 가능한 답은 0입니다.
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1

  Scenario: animals have Korean names
    When yutnori house --lang=ko --animals=pig,dog,sheep,cow is played: 1
    Then the screen shows:
      """
      0번 편(돼지) : 빨강, 오른쪽 아래 출발, 반시계 방향
      1번 편(개) : 파랑, 오른쪽 위 출발, 시계 방향
      2번 편(양) : 초록, 왼쪽 위 출발, 반시계 방향
      3번 편(소) : 노랑, 왼쪽 아래 출발, 시계 방향
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1

  # For keyboards without Hangul.
  Scenario: English answers are understood
    Given there are no colors
    And the sticks will fall mo, 도, do
    When yutnori house --lang=ko --players=2 is played: 1, 0, mo, 5, do, long
    Then the screen shows:
      """
      판 위 : a 6
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1

  Scenario: the older spelling of back results is understood
    Given there are no colors
    And the sticks will fall 도, 모, 빽도
    When yutnori house --lang=ko --players=2 is played: 1, 0 도, 0 모
    And the screen shows:
      """
      윷 : 백도_
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1
    Given the sticks will fall 도, 도, 백도, 도
    And yutnori house --lang=ko --players=2 is played: 1, 0 도, 0 도, 1 빽도
    Then the screen shows:
      """
      판 위 : a 29 | b 1
      """
    And the program complains: 게임 도중에 입력이 끝났습니다
    And the exit status is 1

  Scenario: the board with its numbers, help, and the end
    Given the sticks will fall 도
    When yutnori house --lang=ko is played: 1, 판, 도움말, 그만
    Then the screen shows:
      """
      >> 눈 : 판
      [10]- [9] - [8] - [7] - [6] - [5]
      """
    And the screen shows:
      """
      >> 눈 : 도움말
      눈 번호와 윷을 두 줄이나 한 줄에 입력하세요: 0 개
      """
    And the screen ends with:
      """
      >> 눈 : 그만
      게임을 끝냅니다.
      """
    And the exit status is 0
