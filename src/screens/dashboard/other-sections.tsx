import type { DashboardSection as Section } from '@/domain/dashboard';
import { loadAntiSpam } from '@/state/anti-spam';
import { loadRewind } from '@/state/rewind';
import { loadFeatures } from '@/state/entitlements';
import { loadFirstAnswers } from '@/state/first-answers';
import { loadPlugins, loadPluginUpdates } from '@/state/plugins';
import { loadProviderSite } from '@/state/provider-site';
import { loadPurchases } from '@/state/purchases';
import { loadProtectCount } from '@/state/protect';
import { loadScan } from '@/state/scan';
import { loadStats } from '@/state/stats';
import { DashboardSection } from './dashboard-section';

/** Calls of the cards. */
export const LOADERS = {
	'jetpack/v4/rewind': loadRewind,
	'jetpack/v4/scan': loadScan,
	'jetpack/v4/site': loadProviderSite,
	'jetpack/v4/site/features': loadFeatures,
	'jetpack/v4/site/purchases': loadPurchases,
	'jetpack/v4/module/akismet/data': loadAntiSpam,
	'jetpack/v4/module/protect/data': loadProtectCount,
	'jetpack/v4/module/stats/data?range=day': () => loadStats('day'),
	'jetpack/v4/updates/plugins': loadPluginUpdates,
	'jetpack/v4/plugins': loadPlugins,
};

/** Loads the answers that came with the page, so that the cards are drawn with them. */
export const loadAnswers = () => loadFirstAnswers(LOADERS);

/** The sections below the stats, with all their cards. */
export default function OtherSections({ sections }: { sections: readonly Section[] }) {
	return sections.map((section) => <DashboardSection key={section.id} {...section} />);
}
