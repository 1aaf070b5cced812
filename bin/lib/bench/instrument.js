/* Runs as text in the page before all other scripts, so it must not use anything from outside this file. */
(() => {
	/** A card counts as drawn when its heading is rendered from the page's own data; the skeleton from the server does not count. */
	const CARDS = '[data-card]';
	const ROOT = '#jp-plugin-container, #dashboard-for-jetpack-floor';
	/** The parts above the cards: the sections, the tabs and the title. */
	const FRAME = 'nav a, h1';
	const SWITCH = '[role="switch"]:not([disabled], [aria-disabled="true"])';
	/** Height of the first window in pixels. */
	const FOLD = 900;
	/**
	 * The screens' calls. After any admin page has loaded, the floor included, Jetpack's scripts request messages, and WordPress's own the user's
	 * preferences (since 7.1). Nothing on a screen waits for the number of licenses.
	 */
	const CALLS =
		/(?:rest_route=|\/wp-json\/)(?!.*(?:\bjitm\b|\busers\/me\?context=edit|\blicensing\/user\/counts))|first_calls/;
	const NOTICES = '[data-notice-slot]';
	const BUSY = `[aria-busy="true"], .${window.benchSettings.skeleton}`;

	const marks = {
		...{ pieces: 0, readyAt: 0, viewportAt: 0, addedAt: 0, contentAt: 0, changedAt: 0 },
		...{ busy: 0, busyAt: 0, answeredAt: 0, usableAt: 0 },
		/** @type {{ at: number, duration: number }[]} */
		tasks: [],
		/** @type {{ at: number, value: number }[]} */
		shifts: [],
	};
	window.benchMarks = marks;

	/** @param {Element} piece */
	const isDrawn = (piece) =>
		!piece.closest('[aria-busy="true"]') && piece.textContent.trim() !== '';

	/**
	 * Calls back after the paint of the current frame. Uses a task of high priority, because tasks of the page can delay the next frame or a message.
	 *
	 * @param {(now: number) => void} then
	 */
	const afterThisFrame = (then) =>
		void scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' });

	/** @param {(now: number) => void} then */
	const afterPaint = (then) => requestAnimationFrame(() => afterThisFrame(then));

	window.benchAfterPaint = () => new Promise(afterPaint);

	window.benchPaintOf = async (isThere) => {
		const end = performance.now() + 10_000;
		do {
			await new Promise((resolve) => requestAnimationFrame(resolve));
		} while (!isThere() && performance.now() < end);
		return new Promise(afterThisFrame);
	};

	/** Counts changes on the screen, by card. Ignores notices, which are outside the screen and can change at any time. */
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
					(target instanceof Element ? target : target.parentElement)?.closest(CARDS) ?? null,
				),
			);
		};
		const observer = new MutationObserver(note);
		observer.observe(content ?? document.querySelector(ROOT) ?? document.body, {
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

	/**
	 * Boxes and headings in the first window, as one text.
	 *
	 * @param {Element} root
	 */
	const placesIn = (root) =>
		[...root.querySelectorAll(`${CARDS}, ${FRAME}`)]
			.map((element) => {
				const { left, top, right, bottom } = element.getBoundingClientRect();
				if (top >= FOLD || bottom <= 0 || right <= left) {
					return '';
				}
				const heading = element.querySelector('[data-card-title], h2, h3, h4')?.textContent ?? '';
				return [left, top, right, Math.min(bottom, FOLD)].map(Math.round).join() + heading;
			})
			.filter(Boolean)
			.join(';');

	const changes = { any: false, content: false, added: false, answer: false };
	let places = '';
	let isScheduled = false;

	/**
	 * Whether a node is among the notices of other plugins, which WordPress's own scripts take out and put back when the page has loaded.
	 *
	 * @param {Node} node
	 */
	const isInNotices = (node) =>
		Boolean((node instanceof Element ? node : node.parentElement)?.closest(NOTICES));

	/** Looks at the page right before a paint, and notes the changes with the time right after it. */
	const schedule = () => {
		if (isScheduled) {
			return;
		}
		isScheduled = true;
		requestAnimationFrame(() => {
			isScheduled = false;
			const seen = { ...changes };
			Object.assign(changes, { any: false, content: false, added: false, answer: false });
			const root = document.querySelector(ROOT);
			const pieces = root ? [...root.querySelectorAll(CARDS)].filter(isDrawn).length : 0;
			const busy = root ? root.querySelectorAll(BUSY).length : 0;
			const now = root ? placesIn(root) : '';
			afterThisFrame((at) => {
				Object.assign(
					marks,
					seen.any && { changedAt: at },
					seen.content && { contentAt: at },
					seen.added && { addedAt: at },
					seen.answer && { answeredAt: at },
					pieces !== marks.pieces && { pieces, readyAt: at },
					busy !== marks.busy && { busy, busyAt: at },
					now !== places && { viewportAt: at },
				);
				places = now;
			});
		});
	};

	new MutationObserver((records) => {
		const root = document.querySelector(ROOT);
		const inside = records.filter(
			({ target, type }) => type !== 'attributes' && root?.contains(target) && !isInNotices(target),
		);
		changes.any = true;
		changes.content ||= inside.length > 0;
		changes.added ||= inside.some(({ addedNodes }) =>
			[...addedNodes].some((node) => node instanceof Element),
		);
		schedule();
	}).observe(document, {
		attributeFilter: ['aria-busy'],
		characterData: true,
		childList: true,
		subtree: true,
	});

	// Styles and pictures move boxes without changing the document.
	document.addEventListener('load', schedule, true);

	performance.setResourceTimingBufferSize(2000);
	new PerformanceObserver((list) => {
		if (list.getEntries().some(({ name }) => CALLS.test(name))) {
			changes.answer = true;
			schedule();
		}
	}).observe({ type: 'resource', buffered: true });

	new PerformanceObserver((list) =>
		list.getEntries().forEach(({ startTime: at, duration }) => marks.tasks.push({ at, duration })),
	).observe({ type: 'longtask', buffered: true });

	new PerformanceObserver((list) => {
		const entries =
			/** @type {(PerformanceEntry & { value: number, hadRecentInput: boolean })[]} */ (
				list.getEntries()
			);
		entries
			.filter(({ hadRecentInput }) => !hadRecentInput)
			.forEach(({ startTime: at, value }) => marks.shifts.push({ at, value }));
		schedule();
	}).observe({ type: 'layout-shift', buffered: true });

	/** Clicks the first switch as soon as it is painted, and keeps it, so that the visit can turn it back. */
	const clickFirstSwitch = () => {
		const toggle = document.querySelector(ROOT)?.querySelector(SWITCH);
		if (!(toggle instanceof HTMLElement)) {
			requestAnimationFrame(clickFirstSwitch);
			return;
		}
		afterPaint(() => {
			if (!toggle.isConnected) {
				clickFirstSwitch();
				return;
			}
			const before = toggle.getAttribute('aria-checked') ?? '';
			window.benchSwitched = { toggle, before };
			toggle.click();
			const wait = () =>
				toggle.isConnected && toggle.getAttribute('aria-checked') === before
					? requestAnimationFrame(wait)
					: afterPaint((now) => (marks.usableAt = now));
			wait();
		});
	};
	if (document.cookie.includes('bench_click=1')) {
		clickFirstSwitch();
	}
})();
