(function (base) {
	const AGAIN = 'jp-again';
	const failures = new Map();
	const sheets = new Set();

	addEventListener(
		'error',
		({ target, filename, message = '' }) => {
			if (target.rel === 'preload') {
				return;
			}
			const url = target.src || target.href || filename;
			const isSheet =
				target.rel === 'stylesheet' && (target.id || target.className) && url.startsWith(base);
			if (isSheet && target.className !== AGAIN) {
				target.replaceWith(Object.assign(target.cloneNode(), { id: '', className: AGAIN }));
				return;
			}
			if (isSheet) {
				sheets.add(url);
				target.remove();
			}
			failures.set(url, message);
		},
		true,
	);

	const isNeeded = (url) =>
		sheets.has(url) ||
		[...document.querySelectorAll('link[as=script]')].some(({ href }) => href === url);

	const check = () => {
		const root = document.getElementById('jp-plugin-container');
		const failure = document.getElementById('jp-failure');
		if (!root || !failure.hidden) {
			return;
		}
		const show = () => {
			const isStarted = root.querySelector(':scope > :not(.jp-boot, noscript)');
			const styles = [...document.styleSheets].map(({ href }) => href);
			const isLost = ([url, message]) => !message && isNeeded(url) && !styles.includes(url);
			failure.hidden = isStarted && ![...failures].some(isLost);
			return !failure.hidden;
		};
		if (show()) {
			root.querySelector('.jp-boot')?.remove();
			const names = [...failures].filter(([url]) => isNeeded(url));
			const list = failure.querySelector('code');
			list.textContent = names
				.map(([url, message]) => [new URL(url).pathname, message].filter(Boolean).join(': '))
				.join('\n');
			list.parentElement.hidden = !names.length;
			failure.querySelector('button').onclick = () => location.reload();
			new window.MutationObserver(show).observe(root, { childList: true, subtree: true });
		}
	};
	const wait = () => setTimeout(check, 10_000);
	if (document.readyState === 'complete') {
		wait();
	} else {
		addEventListener('load', wait);
	}
	setTimeout(check, 60_000);
});
