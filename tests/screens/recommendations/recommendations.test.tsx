import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { answerPost, crash } from '#tests/support/wire';
import { hrefOf } from '../parts';
import { link, openPage, queryLink } from './parts';
import { savedData, selectProgress } from '@/state/recommendations/slice';

it.each<[string, string, string | null]>([
	['site-type', 'Tell us about your site', '17'],
	['woocommerce', 'WooCommerce', '33'],
	['monitor', 'Downtime monitoring', '50'],
	['related-posts', 'Related posts', '67'],
	['creative-mail', 'Creative Mail', '83'],
	['site-accelerator', 'Site accelerator', '99'],
	['product-purchased', 'Your new product', '33'],
	['publicize', 'Publicize connections', null],
	['security-plan', 'Security', null],
	['anti-spam', 'Anti-spam', null],
	['videopress', 'VideoPress', null],
	['product-suggestions', 'Products for your site', null],
	['summary', 'Your recommendations', null],
])(
	'SHELL-15 RECS-04 RECS-41 RECS-42 shows %s with its title "%s" and a progress of %s',
	(page, title, progress) => {
		openPage(page);
		expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
		const bars = screen.queryAllByRole('progressbar', { name: 'Progress' });
		expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(
			progress ? [progress] : [],
		);
		// The position is the bar's value in words, and visible only once.
		const positions = screen.queryAllByText(/^\d of 6$/);
		expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual(
			positions.map((one) => one.textContent),
		);
		expect(positions.filter((one) => !one.ariaHidden)).toEqual([]);
	},
);

it('RECS-06 links to the guide and to the support site', () => {
	openPage('monitor');
	for (const [name, source] of [
		['Getting started guide', 'jetpack-support-getting-started'],
		['Support site', 'jetpack-support'],
	]) {
		const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${name}`) });
		expect(href).toBe(`https://jetpack.com/redirect/?source=${source}`);
	}
});

it('RECS-43 links to the summary only after it was seen', async () => {
	const { unmount, store } = openPage('monitor');
	await waitFor(() => expect(savedData.select(store.getState()).phase).toBe('ready'));
	expect(queryLink('View Summary')).not.toBeInTheDocument();
	unmount();
	openPage('monitor', { scenario: 'recommendations-summary' });
	await screen.findByRole('link', { name: 'View Summary' });
	expect(hrefOf('View Summary')).toBe('#/recommendations/summary');
});

it.each([
	['site-type', null],
	['related-posts', '#/recommendations/monitor'],
	['anti-spam', '#/recommendations/summary'],
	['summary', null],
])('leads from %s back to %s', (page, href) => {
	openPage(page);
	expect(queryLink('Back')?.getAttribute('href') ?? null).toBe(href);
});

it('RECS-44 marks a new recommendation while its page is open, and saves it as viewed', async () => {
	const { world } = openPage('publicize', { scenario: 'recommendations-new' });
	expect(screen.getByText('New')).toBeVisible();
	await waitFor(() =>
		expect(world.recommendations?.data).toMatchObject({
			viewedRecommendations: expect.arrayContaining(['publicize']),
		}),
	);
	expect(screen.getByText('New')).toBeVisible();
});

it('RECS-37 reports that a choice is not saved, keeps it and saves it with a retry', async () => {
	let isFixed = false;
	const broken = { code: 'broken', message: 'The cloud has a cold.', data: { status: 500 } };
	const failing = http.get(`${REST}/recommendations/data`, () =>
		isFixed ? undefined : HttpResponse.json(broken, { status: 500 }),
	);
	const { user, world, store } = openPage('monitor', {}, failing);
	const step = within(screen.getByRole('region', { name: 'Downtime monitoring' }));
	expect(
		await step.findByText(
			"Couldn't save your choices. The cloud has a cold. They're saved with your next step.",
		),
	).toBeVisible();
	expect(document.getElementById('a11y-speak-polite')).toHaveTextContent(/^Couldn't save/);
	await user.click(link('Not now'));
	await waitFor(() => expect(selectProgress(store.getState()).isSaving).toBe(false));
	isFixed = true;
	await user.click(screen.getByRole('button', { name: /^Try again/ }));
	await waitFor(() =>
		expect(world.recommendations?.data).toEqual({
			skippedRecommendations: ['monitor'],
			viewedRecommendations: ['monitor'],
		}),
	);
	await waitFor(() => expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull());
	expect(document.body).not.toHaveFocus();
});

describe('the summary', () => {
	const isLoud = ({ className }: HTMLElement) => className.includes('primary');
	const list = async (name: string) => within(await screen.findByRole('region', { name }));
	const namesOf = (region: ReturnType<typeof within>) =>
		region
			.queryAllByRole('listitem')
			.map((item: HTMLElement) => item.firstElementChild?.textContent);

	it('RECS-07 RECS-55 lists selected and skipped features by whether they are on, and turns one on', async () => {
		const { user, world } = openPage('summary', {
			scenario: 'recommendations-summary',
			world: { modules: { active: ['monitor'] } },
		});
		const on = await list('On now');
		expect(namesOf(on)).toEqual(['Downtime monitoring']);
		expect(on.getByRole('link', { name: 'Monitoring settings' })).toBeVisible();
		const off = await list('Still off');
		expect(namesOf(off)).toEqual(['Related posts', 'Creative Mail', 'Site accelerator']);
		// The visible label doesn't repeat the row's name, and the primary button is the next thing to do.
		const buttons = off.getAllByRole('button');
		expect(buttons.map((one) => one.firstChild?.textContent)).toEqual([
			'Turn on',
			'Install',
			'Turn on',
		]);
		expect(buttons.map(isLoud)).toEqual([true, false, false]);
		expect(isLoud(screen.getByRole('link', { name: 'Back to At a Glance' }))).toBe(false);
		await user.click(off.getByRole('button', { name: 'Turn on Site accelerator' }));
		await waitFor(() => expect(namesOf(on)).toContain('Site accelerator'));
		expect(document.body).not.toHaveFocus();
		await waitFor(() => expect(world.modules.active).toContain('photon'));
		expect(screen.getByRole('complementary', { name: 'More for your site' })).toBeVisible();
	});

	it('RECS-55 shows why a feature could not be turned on, and keeps it among those that are off', async () => {
		const { user } = openPage('summary', {
			scenario: 'recommendations-summary',
			world: { modules: { override: { monitor: 'inactive' } } },
		});
		const off = await list('Still off');
		expect(off.getByText(/has been disabled by a site administrator\./)).toBeVisible();
		answerPost('settings', { code: 'no', message: 'Not today.' }, 424);
		await user.click(off.getByRole('button', { name: 'Turn on Related posts' }));
		expect(await off.findByText("Couldn't turn on Related posts. Not today.")).toBeVisible();
		expect(off.getByRole('button', { name: /^Try again/ })).toBeVisible();
		expect(namesOf(await list('On now'))).toEqual(['Brute force protection']);
	});

	it('RECS-55 names a plugin whose state could not be loaded, and claims neither on nor off', async () => {
		openPage('summary', { scenario: 'recommendations-summary' });
		crash('get', 'plugins');
		const unchecked = await list("Couldn't check");
		expect(namesOf(unchecked)).toEqual(['Creative Mail']);
		expect(unchecked.getByRole('button', { name: 'Check again Creative Mail' })).toBeVisible();
		expect(namesOf(await list('Still off'))).not.toContain('Creative Mail');
	});

	it.each([
		['upsell', 'recommendations-upsell', 'Jetpack Backup'],
		['download-app', 'recommendations-upsell-failing', 'Get the mobile app'],
	])('RECS-47 RECS-48 shows %s on %s', async (_kind, scenario, title) => {
		openPage('summary', { scenario });
		expect(screen.getByText('Looking at your plan…')).toBeInTheDocument();
		expect(await screen.findByRole('region', { name: title })).toBeVisible();
		expect(screen.queryByText('Looking at your plan…')).not.toBeInTheDocument();
	});
});
