import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { link, openPage, queryLink } from './parts';

it.each([
	['site-type', 'Tell us about your site'],
	['woocommerce', 'WooCommerce'],
	['monitor', 'Downtime monitoring'],
	['related-posts', 'Related posts'],
	['creative-mail', 'Creative Mail'],
	['site-accelerator', 'Site accelerator'],
	['publicize', 'Social media sharing'],
	['security-plan', 'Security'],
	['anti-spam', 'Anti-spam'],
	['videopress', 'VideoPress'],
	['product-suggestions', 'Products for your site'],
	['product-purchased', 'Your new product'],
	['summary', 'Your recommendations'],
])('SHELL-15 RECS-04 opens %s under its own title', (page, title) => {
	openPage(page);
	expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('RECS-06 links to the guide and to the support site', () => {
	openPage('monitor');
	expect(link(/^Getting started guide/)).toBeVisible();
	expect(link(/^Support site/)).toBeVisible();
});

it.each([
	['site-type', '17'],
	['woocommerce', '33'],
	['monitor', '50'],
	['related-posts', '67'],
	['creative-mail', '83'],
	['site-accelerator', '99'],
	['product-purchased', '33'],
])('RECS-41 %s shows a progress of %s', (page, value) => {
	openPage(page);
	expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
		'aria-valuenow',
		value,
	);
});

it.each([
	'publicize',
	'security-plan',
	'anti-spam',
	'videopress',
	'summary',
	'product-suggestions',
])('RECS-42 %s shows none', (page) => {
	openPage(page);
	expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('says where it is, and of how many', () => {
	openPage('monitor');
	expect(screen.getByText('Step 2 of 6')).toBeVisible();
	expect(document.getElementById('a11y-speak-polite')).toHaveTextContent(
		'Downtime monitoring. Step 2 of 6',
	);
});

it('RECS-43 has a link to the summary once that was seen, and not before', async () => {
	const { unmount, store } = openPage('monitor');
	await waitFor(() => expect(store.getState().recommendations.data.phase).toBe('ready'));
	expect(queryLink('View Summary')).not.toBeInTheDocument();
	unmount();
	openPage('monitor', { scenario: 'recommendations-summary' });
	expect(await screen.findByRole('link', { name: 'View Summary' })).toHaveAttribute(
		'href',
		'#/recommendations/summary',
	);
});

it('RECS-44 marks as new what is newly recommended, for as long as it is open', async () => {
	const { world } = openPage('publicize', { scenario: 'recommendations-new' });
	expect(screen.getByText('New')).toBeVisible();
	await waitFor(() =>
		expect(world.recommendations?.data).toMatchObject({
			viewedRecommendations: expect.arrayContaining(['publicize']),
		}),
	);
	expect(screen.getByText('New')).toBeVisible();
});

it('RECS-44 marks nothing else', () => {
	openPage('monitor', { scenario: 'recommendations-new' });
	expect(screen.queryByText('New')).not.toBeInTheDocument();
});

it('RECS-37 says that a choice is not saved, keeps it, and saves it with another try', async () => {
	const { user, world, store } = openPage('monitor', {}, failing('recommendations/data'));
	const step = within(screen.getByRole('region', { name: 'Downtime monitoring' }));
	expect(
		await step.findByText(
			"Couldn't save your choices. The cloud has a cold. They're saved with your next step.",
		),
	).toBeVisible();
	expect(document.getElementById('a11y-speak-polite')).toHaveTextContent(/^Couldn't save/);
	await user.click(link('Not now'));
	await waitFor(() => expect(store.getState().recommendations.progress.isSaving).toBe(false));
	healed = true;
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	await waitFor(() =>
		expect(world.recommendations?.data).toEqual({
			skippedRecommendations: ['monitor'],
			viewedRecommendations: ['monitor'],
		}),
	);
	await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
	expect(document.body).not.toHaveFocus();
});

let healed = false;
beforeEach(() => {
	healed = false;
});

/** Refuses a read until the site is well again. */
const failing = (path: string) =>
	http.get(`${REST}/${path}`, () =>
		healed
			? undefined
			: HttpResponse.json(
					{ code: 'broken', message: 'The cloud has a cold.', data: { status: 500 } },
					{ status: 500 },
				),
	);
