import { http } from 'msw';
import { Footer } from '@/app/footer';
import { Masthead } from '@/app/masthead';
import { LicensingError } from '@/app/notices/state-notices-content';
import { Leaving } from '@/app/routes/leaving';
import { selectScreenFacts } from '@/app/routes/screen-choice';
import { selectTabs } from '@/app/tabs/select-tabs';
import { findRoute } from '@/extras/routes';
import { resolveScreen } from '@/domain/routes/screen-choice';
import { selectActiveTab } from '@/state/navigation/active-tab';
import { selectPromotion } from '@/state/site/entitlements';
import { selectPurchases } from '@/state/plans/purchases';
import { runSiteCheck } from '@/state/site-check';
import type { RootState } from '@/state/store/types';
import { waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { renderForBoth, seenInStore, type SingleRight } from '#tests/support/single-rights';
import { createTestStore, REST } from '#tests/support/store';

const opens = (path: string) => (state: RootState) =>
	resolveScreen(findRoute(path), selectScreenFacts(state)).kind === 'screen';

it.each<[string, SingleRight, (state: RootState) => boolean]>([
	['SHELL-31 opens the list of modules', 'modules', opens('/modules')],
	['SHELL-31 opens My Plan', 'modules', opens('/my-plan')],
	[
		'NAV-13 NAV-19 has more tabs than At a Glance',
		'modules',
		(state) => {
			const tabs = selectTabs(state, '/dashboard', 'dashboard');
			return tabs.kind === 'dashboard' && tabs.tabs.length > 1;
		},
	],
	[
		'FIND-01 has the search',
		'modules',
		(state) => {
			const tabs = selectTabs(state, '/security', 'settings');
			return tabs.kind === 'settings' && tabs.hasSearch;
		},
	],
	[
		'NAV-33 finds Security at /settings',
		'modules',
		(state) => selectActiveTab(state, '/settings') === 'security',
	],
	['ROLE-13 is offered an upgrade', 'options', (state) => selectPromotion(state) === 'upgrade'],
])('%s with one right alone, which is %s', (_title, right, isSeen) => {
	expect(seenInStore(isSeen)).toEqual([right]);
});

it('DASH-28 DASH-29 DASH-30 DASH-32 lists in the footer what each single right allows', () => {
	const seenBy = renderForBoth(<Footer pathname="/dashboard" />, { scenario: 'development' });
	const has = (role: string, name: string) =>
		seenBy(({ page }) => page.queryByRole(role, { name }) !== null);
	expect({
		modules: has('link', 'Modules'),
		debug: has('link', 'Debug'),
		reset: has('button', 'Reset Options'),
		tools: has('link', 'Tools'),
	}).toEqual({
		modules: ['options'],
		debug: ['options'],
		reset: ['options'],
		tools: ['options', 'modules'],
	});
	// Without manage_modules, the list is Jetpack's page.
	const own = 'http://site.test/wp-admin/admin.php?page=jetpack_modules';
	expect(
		seenBy(
			({ page }) => page.queryByRole('link', { name: 'Modules' })?.getAttribute('href') === own,
		),
	).toEqual(['options']);
});

it('BACKUP-09 loads the purchases on the way to the plans with only manage_modules', async () => {
	const seenBy = renderForBoth(<Leaving source="jetpack-plans" pathname="/plans" title="Plans" />);
	await waitFor(() =>
		expect(seenBy(({ store }) => selectPurchases(store.getState()).phase === 'ready')).toEqual([
			'modules',
		]),
	);
});

it('NAV-10 shows the sections to people with manage_options without an account', () => {
	const seenBy = renderForBoth(<Masthead pathname="/dashboard" />, { scenario: 'atomic' });
	expect(
		seenBy(({ page }) => page.queryByRole('navigation', { name: 'Sections' }) !== null),
	).toEqual(['options']);
});

it('NAV-06 hides Tools beside Jetpack from people with only one right', () => {
	const seenBy = renderForBoth(<Masthead pathname="/dashboard" />, {
		pageData: { isCompanion: true },
	});
	expect(seenBy(({ page }) => page.queryByRole('link', { name: 'Settings' }) !== null)).toEqual([
		'options',
	]);
	expect(seenBy(({ page }) => page.queryByRole('link', { name: 'Tools' }) !== null)).toEqual([]);
});

it('NOTICE-35 shows the licensing error to people who can clear it', () => {
	const seenBy = renderForBoth(<LicensingError />, { scenario: 'license-error' });
	expect(seenBy(({ page }) => page.queryByRole('button') !== null)).toEqual(['options']);
});

it('runs the tests of the connection in a check for people with manage_modules', async () => {
	const tested: string[] = [];
	for (const viewer of ['options-only', 'modules-only']) {
		const { store } = createTestStore({ world: { viewer } });
		server.use(
			http.get(`${REST}/connection/test`, () => {
				tested.push(viewer);
			}),
		);
		await store.dispatch(runSiteCheck(true));
	}
	expect(tested).toEqual(['modules-only']);
});
