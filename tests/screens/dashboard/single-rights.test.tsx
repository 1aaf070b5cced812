import { AppsCard } from '@/screens/dashboard/apps-card/apps-card';
import { MonitorCard } from '@/screens/dashboard/module-cards';
import { RecommendationsBanner } from '@/screens/dashboard/recommendations-banner/recommendations-banner';
import { selectSections } from '@/state/dashboard';
import { selectStatus } from '@/state/site-status';
import { SITE_STATUS, SiteStatus } from '@/screens/dashboard/status/site-status';
import { StatsCard } from '@/screens/dashboard/stats-card/stats-card';
import { SupportCard } from '@/screens/dashboard/support-card/support-card';
import { selectProviderContact } from '@/state/provider-site';
import { waitFor } from '#tests/support/render';
import { renderForBoth, seenInStore, type SingleRight } from '#tests/support/single-rights';

it.each<[string, string, string | RegExp, SingleRight, React.ReactElement]>([
	['DASH-15 dismisses the apps card', 'button', /^Dismiss/, 'options', <AppsCard key="apps" />],
	['DASH-23 has a switch', 'switch', /./, 'options', <MonitorCard key="monitor" />],
])('%s with one right alone', (_title, role, name, right, card) => {
	const seenBy = renderForBoth(card);
	expect(seenBy(({ page }) => page.queryByRole(role, { name }) !== null)).toEqual([right]);
});

it('STATS-02 activates stats with manage_modules alone', () => {
	const seenBy = renderForBoth(<StatsCard />, { world: { modules: { active: [] } } });
	expect(
		seenBy(({ page }) => page.queryByRole('button', { name: 'Activate stats' }) !== null),
	).toEqual(['modules']);
});

it('ROLE-04 shows all sections with manage_modules alone', () => {
	expect(
		seenInStore((state) => selectSections(state).some(({ id }) => id === 'performance')),
	).toEqual(['modules']);
});

it('ROLE-05 shows the brute-force card with manage_options alone only while protection is on', () => {
	const isShown = (active: string[]) =>
		seenInStore((state) => selectSections(state).some(({ cards }) => cards.includes('protect')), {
			world: { modules: { active: ['stats', ...active] }, stats: { roles: ['editor'] } },
		});
	expect(isShown(['protect'])).toEqual(['options', 'modules']);
	expect(isShown([])).toEqual(['modules']);
});

it('offers the assistant with manage_modules alone', async () => {
	const seenBy = renderForBoth(<RecommendationsBanner />);
	await waitFor(() =>
		expect(seenBy(({ page }) => page.queryByRole('link') !== null)).toEqual(['modules']),
	);
});

it('DASH-37 asks what the site owns with manage_modules alone, and offers faster help to buyers', async () => {
	const seenBy = renderForBoth(<SupportCard />);
	expect(seenBy(({ page }) => page.queryByText(/free version/) !== null)).toEqual(['options']);
	await waitFor(() =>
		expect(seenBy(({ store }) => store.getState().features?.phase === 'ready')).toEqual([
			'modules',
		]),
	);
	expect(seenBy(({ page }) => page.queryByText(/Get a faster resolution/) !== null)).toEqual([]);
});

it('waits for the provider’s answer with manage_modules alone, because others may not ask', () => {
	expect(seenInStore((state) => selectProviderContact(state).kind === 'loading')).toEqual([
		'modules',
	]);
});

it('shows the status of the site with manage_modules alone', async () => {
	await SITE_STATUS.load();
	const seenBy = renderForBoth(<SiteStatus />);
	expect(seenBy(({ page }) => page.queryByRole('heading') !== null)).toEqual(['modules']);
	expect(seenInStore((state) => selectStatus(state, 0) !== null)).toEqual(['modules']);
});
