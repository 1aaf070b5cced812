import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { generate } from 'lean-qr';
import { selectOpenDialog } from '@/state/navigation/dialogs';
import { clickOn, hrefOf } from '../parts';
import { getCard, renderCards } from './parts';

describe('the support card', () => {
	const CARD = "We're here to help";

	it('DASH-34 DASH-36 links to the guide and to the support site, and records a click', async () => {
		const { user, events } = renderCards('support');
		const card = getCard(CARD);
		expect(hrefOf(/Getting started with Jetpack/, card)).toContain(
			'source=jetpack-support-getting-started',
		);
		await user.click(card.getByRole('link', { name: /Search our support site/ }));
		expect(events).toContainEqual(clickOn('support-card', { button: 'search' }));
	});

	it('DASH-35 tells people without prioritized support who can ask for it', async () => {
		renderCards('support', { scenario: 'security', world: { viewer: 'editor' } });
		const sentence = 'This site has prioritized support. An administrator can ask the team.';
		expect(await getCard("We're here to help").findByText(sentence)).toBeVisible();
	});

	it('DASH-37 offers an upgrade on a free plan, and records a click', async () => {
		const { user, events } = renderCards('support');
		const card = getCard(CARD);
		const upgrade = await card.findByRole('link', { name: /^Upgrade/ });
		expect(upgrade).toHaveAttribute('href', '#/plans');
		await user.click(upgrade);
		expect(events).toContainEqual(clickOn('upgrade-banner', { feature: 'support' }));
	});
});

describe('the mobile apps card', () => {
	const CARD = 'Jetpack in your pocket';

	afterEach(() => {
		document.documentElement.lang = '';
		resetLocaleData();
	});

	it('DASH-18 draws one QR code, with the address that leads a phone to its store', async () => {
		renderCards('apps');
		const pictures = await getCard(CARD).findAllByRole('img', { name: 'QR code' });
		expect(pictures).toHaveLength(1);
		expect(getCard(CARD).getByText('Scan to get the app')).toBeVisible();
		const dark =
			pictures[0]
				?.querySelector('path')
				?.getAttribute('d')
				?.match(/(?<=M)\d+ \d+/g) ?? [];
		const rows = generate('https://jetpack.com/mobile/')
			.toString({ on: '#', off: '.', pad: 0 })
			.split('\n');
		const expected = rows.flatMap((row, y) =>
			[...row].flatMap((module, x) => (module === '#' ? [`${x} ${y}`] : [])),
		);
		expect(expected.length).toBeGreaterThan(200);
		expect(dark).toEqual(expected);
	});

	const GERMAN = {
		'Get it on Google Play': ['Bei Google Play laden'],
		'Download on the App Store': ['Im App Store laden'],
	};

	it.each([
		['in English', 'en', {}, ['Get it on Google Play', 'Download on the App Store']],
		['translated', 'de-DE', GERMAN, ['Bei Google Play laden', 'Im App Store laden']],
	])(
		'DASH-13 DASH-16 DASH-17 DASH-18 has an SVG button for each store, %s, and loads no picture',
		(_title, lang, texts, names) => {
			document.documentElement.lang = lang;
			setLocaleData(texts);
			renderCards('apps');
			const badges = names.map((name) =>
				getCard(CARD).getByRole('link', { name: new RegExp(`^${name}`) }),
			);
			expect(badges.map((badge) => badge.getAttribute('href'))).toEqual([
				expect.stringContaining('play.google.com'),
				expect.stringContaining('apps.apple.com'),
			]);
			for (const badge of badges) {
				expect(badge.querySelector('svg')).toBeInTheDocument();
				expect(badge.querySelector('img')).not.toBeInTheDocument();
			}
		},
	);

	it('COMP-09 opens the login dialog of the app for a linked user only', async () => {
		const { user, store, unmount } = renderCards('apps');
		await user.click(getCard(CARD).getByRole('button', { name: /login link/ }));
		expect(selectOpenDialog(store.getState())).toBe('mobile-login');
		unmount();
		renderCards('apps', { scenario: 'unlinked-admin' });
		expect(getCard(CARD).queryByRole('button', { name: /login link/ })).not.toBeInTheDocument();
	});
});
