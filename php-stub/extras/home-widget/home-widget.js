(function (id, owner, today, isGuess, words) {
	const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000 };
	const SIGNS = { danger: '#b32d2e', warning: '#8a6100' };
	const read = (name) => {
		const all = JSON.parse(localStorage.getItem(`dashboard-for-jetpack-${name}`));
		return all?.[owner] ?? {};
	};
	const { lang } = document.documentElement;
	const ago = (age) => {
		const [unit, length] = Object.entries(UNITS).find(([, one]) => age >= one) ?? [];
		const format = new Intl.RelativeTimeFormat(`${lang}-u-nu-latn`);
		return unit ? format.format(-Math.floor(age / length), unit) : words.now;
	};
	const countViews = () => {
		const { date, views } = read('last-look').current?.facts?.today ?? {};
		return date === today && Number.isSafeInteger(views)
			? ` · ${words.views.replace('%s', views.toLocaleString(`${lang}-u-nu-latn`))}`
			: '';
	};
	try {
		const { at, headline, tone, language } = read('status');
		const age = Date.now() - at;
		if (!(age >= 0) || typeof headline !== 'string' || language !== lang) {
			return;
		}
		const strong = document.createElement('strong');
		strong.textContent = headline;
		if (SIGNS[tone]) {
			const icon = document.createElement('span');
			icon.className = 'dashicons dashicons-warning';
			icon.ariaHidden = 'true';
			strong.prepend(icon);
			icon.style.marginInlineEnd = '4px';
			strong.style.color = SIGNS[tone];
		}
		const line = document.createElement('p');
		const [before, after = ''] = words.then.replace('%1$s', ago(age)).split('%2$s');
		line.append(before, strong, after, countViews());
		const lines = document.getElementById(id);
		const printed = lines.firstElementChild;
		if (isGuess || printed.textContent === headline) {
			printed.remove();
		} else {
			printed.replaceChildren(printed.textContent);
		}
		lines.prepend(line);
	} catch {
		// The storage is forbidden or damaged, so only the server's facts are shown.
	}
});
