import { http, HttpResponse } from 'msw';
import { loadCloudSite } from '@/state/cloud-site';
import { act, screen, waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { getCard, queryCard, renderDashboard } from './parts';

const BUNDLE = 'Protect your site from end to end';

/** The provider's record of a site that the page still takes for a free one. */
const site = (slugOf: () => string, products: string[] = []) =>
	http.get(`${REST}/site`, () =>
		HttpResponse.json({
			code: 'success',
			data: JSON.stringify({
				ID: 1,
				name: 'A quiet site',
				plan: { product_slug: slugOf(), features: { active: [], available: {} } },
				products: products.map((product_slug) => ({ product_slug })),
				options: { videopress_storage_used: 0 },
			}),
		}),
	);

it('SCAN-14 goes by the plan that the provider knows, not by the page’s', async () => {
	const scan = { state: 'unavailable', reason: 'vp_active_on_site' };
	const absent = { code: 'not_active', message: 'No.', data: { status: 404 } };
	renderDashboard(
		{ world: { provider: { scan } } },
		site(() => 'jetpack_premium'),
		http.get(`${REST}/module/vaultpress/data`, () => HttpResponse.json(absent, { status: 404 })),
		http.get(`${REST}/plugins`, () => HttpResponse.json({})),
	);
	const card = getCard('Security scan');
	expect(await card.findByRole('button', { name: 'Install VaultPress' })).toBeVisible();
	expect(card.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

it('DASH-06 DASH-37 CARD-17 SCAN-17 a purchase ends its offers without a reload', async () => {
	let slug = 'jetpack_free';
	const { store } = renderDashboard(
		{ world: { settings: { videopress: true }, modules: { active: ['videopress'] } } },
		site(() => slug),
	);
	const cards = ['Backup', 'Security scan', 'VideoPress', "We're here to help", BUNDLE];
	await waitFor(() =>
		cards.forEach((name) =>
			expect(getCard(name).getByRole('link', { name: 'Upgrade' })).toBeVisible(),
		),
	);

	slug = 'jetpack_complete';
	await act(() => store.dispatch(loadCloudSite({ force: true })));
	expect(screen.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
	expect(queryCard(BUNDLE)).not.toBeInTheDocument();
	expect(getCard("We're here to help").getByText(/prioritized support/)).toBeVisible();
});

const features = (...active: string[]) =>
	http.get(`${REST}/site/features`, () =>
		HttpResponse.json({ code: 'success', data: JSON.stringify({ active, available: {} }) }),
	);

it.each([
	['that the page does not know yet', 'free', ['real-time-backups'], /in real time/],
	['that have ended, although the page knows them still', 'security', [], /daily/],
])('BACKUP-03 DASH-04 goes by the answer for backups %s', async (_case, scenario, active, text) => {
	renderDashboard(
		{ scenario, world: { provider: { rewind: { state: 'active', reason: '' } } } },
		site(() => 'jetpack_free'),
		features(...active),
	);
	expect(await getCard('Backup').findByText(text)).toBeVisible();
	expect(getCard('Activity').getByRole('link', { name: /View the activity log/ })).toBeVisible();
});

it('keeps the failure of one card while another tries the request that they share', async () => {
	let isHanging = false;
	const { user } = renderDashboard(
		{ world: { settings: { videopress: true }, modules: { active: ['videopress'] } } },
		site(() => 'jetpack_free'),
		http.get(`${REST}/site/features`, () =>
			isHanging ? new Promise<never>(() => undefined) : HttpResponse.error(),
		),
	);
	const again = await getCard('Search').findByRole('button', { name: 'Try again' });
	const video = getCard('VideoPress');
	expect(await video.findByText("Couldn't load your video storage.")).toBeVisible();
	const support = getCard("We're here to help");
	expect(await support.findByText(/community forums/)).toBeVisible();

	isHanging = true;
	await user.click(again);
	await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
	expect(video.getByText("Couldn't load your video storage.")).toBeVisible();
	expect(video.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
	expect(video.queryByText('Loading your video storage…')).not.toBeInTheDocument();
	expect(support.getByText(/community forums/)).toBeVisible();
	expect(support.queryByText('Loading your support options…')).not.toBeInTheDocument();
});
