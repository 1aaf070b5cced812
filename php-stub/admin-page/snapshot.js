(function (fingerprint, base) {
	const NAME = 'dashboard-for-jetpack-snapshot';
	const SHORT = 20;
	const LARGEST = 500_000;
	// Milliseconds after which an app that does not start must not look like one that does.
	const PATIENCE = 10_000;
	const NOTICES = '#wpbody-content :is(.notice, .updated, .error, .update-nag)';
	const SLOTS = '[data-notice-slot]';
	const USABLE = 'a, button, input, label, select, summary, textarea';
	const root = document.getElementById('jp-plugin-container');
	const skeleton = root.firstElementChild;
	let frame;
	let click;

	const tryStorage = (run) => {
		try {
			return run();
		} catch {
			// Full, forbidden or not ours: the next visit shows the skeleton.
			return undefined;
		}
	};
	// The first render depends on what this browser has stored, too. Times in the longer values change with each visit, their lengths do not.
	const listStored = () =>
		Object.entries(localStorage)
			.filter(([name]) => name.startsWith('dashboard-for-jetpack-'))
			.map(([name, value]) => `${name}=${value.length < SHORT ? value : value.length}`)
			.sort();

	const key = [
		fingerprint,
		window.location.href,
		window.innerWidth,
		document.body.className,
		document.querySelectorAll(NOTICES).length,
		...(tryStorage(listStored) ?? []),
	].join();

	const listStyles = () => [
		...document.querySelectorAll(`link[rel="stylesheet"][href^="${base}"]`),
	];

	const each = (copy, selector, change) => {
		const originals = root.querySelectorAll(selector);
		copy.querySelectorAll(selector).forEach((one, index) => change(one, originals[index]));
	};

	const copyOf = (original) => {
		const copy = original.cloneNode(true);
		// Notices of other plugins are on the page already, and their markup is not ours to insert.
		each(copy, SLOTS, (slot, shown) => {
			slot.replaceChildren();
			// In the frame, which computes the layout anyway.
			window.requestAnimationFrame(() => (slot.style.height = `${shown.offsetHeight}px`));
		});
		// The one state of a control that React sets without an attribute.
		each(copy, 'option', (option, { selected }) => option.toggleAttribute('selected', selected));
		return copy;
	};

	const store = (styles, copy) => {
		const text = JSON.stringify({ key, styles, html: copy.innerHTML });
		tryStorage(() => sessionStorage.removeItem(NAME));
		if (text.length < LARGEST) {
			tryStorage(() => sessionStorage.setItem(NAME, text));
		}
	};

	const usableAt = ({ x, y }) => document.elementFromPoint(x, y)?.closest(USABLE);

	const show = ({ html }) => {
		// A stylesheet that a script adds does not delay the paint.
		if (frame || !skeleton.isConnected || listStyles().some(({ sheet }) => !sheet)) {
			return;
		}
		const policy = window.trustedTypes?.createPolicy(NAME, { createHTML: (text) => text });
		frame = document.createElement('div');
		frame.className = 'jp-snapshot';
		frame.inert = true;
		frame.innerHTML = policy ? policy.createHTML(html) : html;
		skeleton.replaceWith(frame);
		root.addEventListener('click', ({ clientX: x, clientY: y }) => {
			if (frame.isConnected) {
				// Nothing inert is found at a place.
				frame.inert = false;
				click = { x, y, html: usableAt({ x, y })?.outerHTML };
				frame.inert = true;
			}
		});
		setTimeout(() => frame.replaceWith(skeleton), PATIENCE);
	};

	window.dashboardForJetpackSnapshot = {
		isShown: () => frame?.isConnected === true,
		take() {
			const styles = listStyles().map(({ href }) => href);
			const copy = copyOf(root);
			window.addEventListener('pagehide', () => store(styles, copy), { once: true });
			// A click on what was there before the app: repeated only where the same control is in the same place.
			const target = click && usableAt(click);
			if (target && target.outerHTML === click.html) {
				target.focus();
				target.click();
			}
		},
	};

	tryStorage(() => {
		const stored = JSON.parse(sessionStorage.getItem(NAME));
		if (stored?.key !== key) {
			sessionStorage.removeItem(NAME);
			return;
		}
		const known = listStyles();
		const missing = stored.styles.filter(
			(style) => style.startsWith(base) && !known.some(({ href }) => href === style),
		);
		const added = missing.map((href) =>
			Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
		);
		document.head.append(...added);
		[...known, ...added].forEach((link) => link.addEventListener('load', () => show(stored)));
		show(stored);
	});
});
