/* Runs in the page before anything else does, as text: it may use nothing from outside itself. */
(() => {
	/**
	 * What counts as drawn: a card with its heading, or the title of the screen. Not the skeleton that the server prints, and not the
	 * outline of a card whose content is still on its way.
	 */
	const PIECES = '[data-card], section[aria-labelledby], h1';
	const CONTAINER = '#jp-plugin-container, #jetpack-dashboard-floor';
	const marks = { pieces: 0, readyAt: 0, changedAt: 0 };
	window.benchMarks = marks;

	const isDrawn = (piece) => !piece.closest('[aria-busy="true"]') && piece.textContent.trim() !== '';

	const afterPaint = (then) =>
		requestAnimationFrame(() => requestAnimationFrame(() => then(performance.now())));

	window.benchAfterPaint = () => new Promise(afterPaint);

	const look = () => {
		const container = document.querySelector(CONTAINER);
		const pieces = container ? [...container.querySelectorAll(PIECES)].filter(isDrawn).length : 0;
		afterPaint((now) => (marks.changedAt = now));
		if (pieces !== marks.pieces) {
			marks.pieces = pieces;
			afterPaint((now) => (marks.readyAt = now));
		}
	};

	new MutationObserver(look).observe(document, { childList: true, subtree: true });
})();
