const english = {
	unkept: "This browser keeps nothing: when the page is closed, the game is lost.",
	dropped: "A part of what this browser kept was wrong and is dropped: ",
	watching: "This game is being played in another tab.",
	here: "Play here",
	stopped: "The games have stopped: ",
	again: "Start again",
};

/** @type {typeof english} */
const korean = {
	unkept: "이 브라우저에는 아무것도 남지 않습니다. 페이지를 닫으면 게임이 사라집니다.",
	dropped: "브라우저에 남아 있던 내용 중 잘못된 것을 버렸습니다: ",
	watching: "다른 탭에서 이 게임을 하고 있습니다.",
	here: "여기서 하기",
	stopped: "게임이 멈추었습니다: ",
	again: "다시 시작",
};

/**
 * wordsIn returns the texts that the page needs while the games cannot give them.
 * @param {string} language
 */
export function wordsIn(language) {
	return language === "ko" ? korean : english;
}
