import { AppsCard } from '@/screens/dashboard/apps-card/apps-card';
import { MonitorCard } from '@/screens/dashboard/module-cards';
import { RecommendationsBanner } from '@/screens/dashboard/recommendations-banner';
import { StatsCard, WITHOUT_STATS } from '@/screens/dashboard/stats-card/stats-card';
import { SITE_STATUS, SiteStatus } from '@/screens/dashboard/status/site-status';
import { SupportCard } from '@/screens/dashboard/support-card/support-card';
import ProductScreen from '@/screens/product';
import { ProductStatus } from '@/screens/product/product-offer';
import { Google } from '@/screens/settings/traffic/verification/google';
import { selectSections } from '@/state/dashboard';
import { selectFileFacts } from '@/state/settings/file-facts';
import { selectNotices } from '@/state/notices';
import { selectProviderContact } from '@/state/site/provider-site';
import { selectVisibleCards } from '@/state/settings/cards';
import { selectStatus } from '@/state/status/site-status';
import { selectFeatures } from '@/state/site/entitlements';
import { waitFor } from '#tests/support/render';
import { renderForBoth, seenInStore, type SingleRight } from '#tests/support/single-rights';
import { SettingsScreen } from './settings/loaded-screen';

describe('product screen', () => {
	it('leads from a product that the site has to My Plan with manage_modules alone', () => {
		const view = { kind: 'included', by: 'plan' } as const;
		const seenBy = renderForBoth(
			<ProductStatus productKey="scan" view={view} onRetry={() => undefined} />,
		);
		expect(seenBy(({ page }) => page.queryByRole('link') !== null)).toEqual(['modules']);
	});

	it('loads what the site owns with only manage_modules, because others may not read it', async () => {
		const seenBy = renderForBoth(<ProductScreen />, { route: '/product/scan' });
		await waitFor(() =>
			expect(seenBy(({ store }) => selectFeatures(store.getState()).phase === 'ready')).toEqual([
				'modules',
			]),
		);
	});
});

describe('At a Glance', () => {
	it.each<[string, string, string | RegExp, SingleRight, React.ReactElement]>([
		['DASH-15 dismisses the apps card', 'button', /^Dismiss/, 'options', <AppsCard key="apps" />],
		['DASH-23 has a switch', 'switch', /./, 'options', <MonitorCard key="monitor" />],
	])('%s with one right alone', (_title, role, name, right, card) => {
		const seenBy = renderForBoth(card);
		expect(seenBy(({ page }) => page.queryByRole(role, { name }) !== null)).toEqual([right]);
	});

	it('STATS-02 activates stats with manage_modules alone', async () => {
		await WITHOUT_STATS.load();
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
		expect(seenBy(({ page }) => page.queryByText(/^Questions/) !== null)).toEqual(['options']);
		await waitFor(() =>
			expect(seenBy(({ store }) => selectFeatures(store.getState()).phase === 'ready')).toEqual([
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
		expect(seenInStore((state) => selectStatus(state, 0, 'en') !== null)).toEqual(['modules']);
	});
});

describe('settings', () => {
	const ACTIVE = { modules: { active: ['post-by-email', 'publicize', 'verification-tools'] } };

	it('SETGEN-08 hides the cards of managers from people with only manage_options', () => {
		expect(
			seenInStore((state) => selectVisibleCards(state).some(({ tab }) => tab === 'traffic')),
		).toEqual(['modules']);
	});

	it('takes settings from a file with manage_modules alone', () => {
		expect(seenInStore((state) => selectFileFacts(state).canManageModules)).toEqual(['modules']);
	});

	it('WRITING-04 WRITING-06 SETGEN-08 lets people with only manage_modules change the writing settings', () => {
		const seenBy = renderForBoth(<SettingsScreen />, { route: '/writing', world: ACTIVE });
		const has = (role: string, name: string | RegExp) =>
			seenBy(({ page }) => page.queryAllByRole(role, { name }).length > 0);
		for (const [role, name] of [
			...[/Copy|copy/, /Markdown/, /blocks/i, /by email/i].map((one) => ['switch', one] as const),
			['button', /^Save settings/] as const,
		]) {
			expect([name, has(role, name)]).toEqual([name, ['modules']]);
		}
		// Everyone has their own address. Without the switch above it, there is nothing to indent it under.
		const address = { name: 'Create address' };
		expect(seenBy(({ page }) => page.queryByRole('button', address) !== null)).toHaveLength(2);
		expect(
			seenBy(({ page }) => page.getByRole('button', address).closest('.under') !== null),
		).toEqual(['modules']);
		expect(seenBy(({ page }) => page.queryByText(/^Only administrators/) !== null)).toEqual([
			'options',
		]);
	});

	it('reports a link to a setting as missing only to people without manage_modules', async () => {
		// jsdom lays nothing out.
		Element.prototype.scrollIntoView = jest.fn();
		const seenBy = renderForBoth(<SettingsScreen />, {
			route: '/sharing?setting=sharedaddy',
			world: ACTIVE,
		});
		await waitFor(() =>
			expect(seenBy(({ store }) => selectNotices(store.getState()).length > 0)).toEqual([
				'options',
			]),
		);
	});

	it('tells people with only manage_modules that a site without its modules has nothing to set up', () => {
		const seenBy = renderForBoth(<SettingsScreen />, {
			route: '/traffic',
			pageData: { getModules: {} },
		});
		expect(
			seenBy(({ page }) => page.queryByText('This site has none of these features.') !== null),
		).toEqual(['modules']);
	});

	it('FIND-09 searches with manage_modules alone', () => {
		const seenBy = renderForBoth(<SettingsScreen />, { route: '/settings?term=' });
		expect(seenBy(({ page }) => page.queryByText(/^Enter a search term/) !== null)).toEqual([
			'modules',
		]);
	});

	it('VERIFY-31 verifies the site with manage_options alone', async () => {
		const seenBy = renderForBoth(<Google />, {
			world: { ...ACTIVE, connection: { linked: ['admin', 'options-only', 'modules-only'] } },
		});
		const isUsable = ({ disabled }: HTMLInputElement) => !disabled;
		await waitFor(() =>
			expect(
				seenBy(({ page }) => page.queryAllByRole<HTMLInputElement>('textbox').some(isUsable)),
			).toEqual(['options']),
		);
	});
});
