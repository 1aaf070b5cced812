import { getProductKey, PRODUCT_KEYS } from '@/domain/plans/products';
import { getPageOfStep, RECOMMENDATION_PAGES } from '@/domain/recommendations/steps';
import { findRoute, ROUTES } from '@/extras/routes';
import { resolveGuard, type GuardFacts } from '@/domain/routes/guards';
import { SETTINGS_TABS } from '@/domain/routes/settings-tabs';

const OWNER: GuardFacts = {
	canManageModules: true,
	canActivateLicense: true,
	lacksLicenseCall: false,
	showRecommendations: true,
	recommendationsStep: 'not-started',
};

describe('route table', () => {
	it('SHELL-03 SHELL-04 shows At a Glance for no path and for /dashboard', () => {
		expect(findRoute('/')?.title()).toBe('At a Glance');
		expect(findRoute('/dashboard')?.title()).toBe('At a Glance');
		expect(findRoute('/dashboard/')?.screen).toBe('dashboard');
	});

	it('SHELL-05 returns no route for any other path', () => {
		expect(findRoute('/nope')).toBeUndefined();
		expect(findRoute('/product/nope')).toBeUndefined();
		expect(findRoute('/recommendations/nope')).toBeUndefined();
	});

	it('SHELL-05 has routes for the modules, the check of the site and the tools', () => {
		const modules = { screen: 'settings', group: 'settings', guard: 'manager' };
		expect(findRoute('/modules')).toMatchObject(modules);
		expect(SETTINGS_TABS).not.toContain('modules');
		expect(findRoute('/check')).toMatchObject({ screen: 'health', guard: 'none' });
		expect(findRoute('/tools')).toMatchObject({ screen: 'health', guard: 'none' });
		expect(findRoute('/tools/changes')).toMatchObject({ screen: 'changes', guard: 'manager' });
		expect(findRoute('/tools/copy')).toMatchObject({ screen: 'copy-settings', guard: 'manager' });
	});

	it('SHELL-14 puts each settings route into the settings group', () => {
		const paths = ['settings', ...SETTINGS_TABS].map((name) => `/${name}`);
		expect(paths.map((path) => findRoute(path)?.group)).toEqual(paths.map(() => 'settings'));
		expect(paths).toHaveLength(8);
	});

	it('RECS-03 contains the 13 pages of the assistant', () => {
		const paths = Object.keys(RECOMMENDATION_PAGES).map((page) => `/recommendations/${page}`);
		expect(paths).toHaveLength(13);
		expect(paths.every((path) => findRoute(path)?.group === 'recommendations')).toBe(true);
	});

	it('PRODUCT-01 contains a page for each of six products', () => {
		expect(PRODUCT_KEYS.map((key) => findRoute(`/product/${key}`)?.screen)).toEqual(
			Array(6).fill('product'),
		);
	});

	it('gives every route a title and a unique path', () => {
		expect(ROUTES.every(({ title }) => title().length > 0)).toBe(true);
		expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
	});
});

it.each([
	['RECS-02', 'not-started', '/recommendations/site-type'],
	['RECS-02', 'site-type-question', '/recommendations/site-type'],
	['RECS-01', 'monitor', '/recommendations/monitor'],
	['RECS-57', 'setup-wizard-completed', '/recommendations/summary'],
	['ERR-14', 'a-step-of-tomorrow', '/recommendations/site-type'],
])('%s resumes the saved step %s at %s', (_id, recommendationsStep, expected) => {
	expect(resolveGuard('saved-step', { ...OWNER, recommendationsStep })).toBe(expected);
});

it('ERR-14 throws for an unknown step', () => {
	expect(() => getPageOfStep('nope')).toThrow('nope');
	expect(getPageOfStep('summary')).toBe('summary');
});

it('ERR-15 throws for an unknown product', () => {
	expect(() => getProductKey('boost')).toThrow('boost');
	expect(getProductKey('scan')).toBe('scan');
});
