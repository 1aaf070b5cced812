/* Runs as text in the page before all other scripts, so it must not use anything from outside this file. */
(() => {
	/**
	 * A card counts as ready when its heading is rendered from the page's own data; the skeleton from the server does not count. Data that
	 * a card fetches afterwards counts as settled.
	 */
	const PIECES = '[data-card]';
	const CONTAINER = '#jp-plugin-container, #dashboard-for-jetpack-floor';
	const marks = { pieces: 0, readyAt: 0, changedAt: 0 };
	window.benchMarks = marks;

	/** @param {Element} piece */
	const isDrawn = (piece) =>
		!piece.closest('[aria-busy="true"]') && piece.textContent.trim() !== '';

	/** @param {(now: number) => void} then */
	const afterPaint = (then) =>
		requestAnimationFrame(() => requestAnimationFrame(() => then(performance.now())));

	window.benchAfterPaint = () => new Promise(afterPaint);

	/** Counts changes on the screen, by card. Ignores notices, which are outside of the screen and can change at any time. */
	window.benchWatchChanges = () => {
		const content = document.querySelector('[data-screen-title]')?.closest('.jp-app > *');
		/** @type {Set<Element | null>} */
		const touched = new Set();
		let mutations = 0;
		/** @param {MutationRecord[]} records */
		const note = (records) => {
			mutations += records.length;
			records.forEach(({ target }) =>
				touched.add(
					(target instanceof Element ? target : target.parentElement)?.closest(PIECES) ?? null,
				),
			);
		};
		const observer = new MutationObserver(note);
		observer.observe(content ?? document.querySelector(CONTAINER) ?? document.body, {
			attributes: true,
			characterData: true,
			childList: true,
			subtree: true,
		});
		return {
			stop() {
				note(observer.takeRecords());
				observer.disconnect();
				return { mutations, touched: touched.size };
			},
		};
	};

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
