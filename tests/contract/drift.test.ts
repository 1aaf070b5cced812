import { decodePageData } from '@/api';
import type { PageData } from '@/domain/page-data';
import { loadScenario } from '../e2e/support/rest';
import { printedPageData } from '../e2e/support/page-data';
import type { Role } from '../e2e/support/site';
import { fixtureOf, SCENARIOS } from './fixtures';

/** What must be the same in the plugin and in the fixtures; names, dates and addresses are each their own. */
function essenceOf(page: PageData) {
	const { connectionStatus, currentUser, modules, site } = page;
	return {
		connectionStatus: { ...connectionStatus, isPublic: true },
		currentUser: {
			username: currentUser.username,
			isConnected: currentUser.isConnected,
			isMaster: currentUser.isMaster,
			cloudUserId: currentUser.cloudUser?.id,
			permissions: currentUser.permissions,
		},
		modules: Object.fromEntries(
			Object.values(modules).map(({ module, activated, override }) => [
				module,
				{ activated, override },
			]),
		),
		site: {
			blogId: site.blogId,
			isAtomicPlatform: site.isAtomicPlatform,
			isMultisite: site.isMultisite,
			isDevVersion: site.isDevVersion,
			showPromotions: site.showPromotions,
			showBackups: site.showBackups,
			showRecommendations: site.showRecommendations,
			plan: site.plan.class,
			coupon: site.partner.coupon?.code,
			recommendations: site.recommendations,
		},
		settingKeys: Object.keys(page.settings).sort(),
	};
}

describe('the plugin and the fixtures tell the same world', () => {
	it.each(SCENARIOS)('DATA-04, DATA-10 %s', async (scenario) => {
		await loadScenario(scenario);
		const { world, pageData } = fixtureOf(scenario);
		const printed = decodePageData(await printedPageData(world.viewer as Role));
		expect(essenceOf(printed)).toEqual(essenceOf(decodePageData(pageData)));
	});
});
