import { __ } from '@wordpress/i18n';
import { SETTINGS_TABS, type SettingsTab } from '@/domain/routes/settings-tabs';
import { MODULES_PATH } from '@/domain/routes/table';
import { createLoadable, preload, type Loadable } from '@/ui/loadable/create-loadable';
import { late } from '@/ui/loadable/late';
import type { Specials } from './frame/card-frame';
import { FIELD_CHECKS } from './frame/field-warning';
import { OtherVersion } from './frame/setting-field';

/**
 * The special parts of a tab's cards, in a chunk for each tab. The page preloads the first tab's chunk with
 * the screen (`domain/routes/chunks`).
 */
export const TAB_CHUNKS: Record<SettingsTab, Loadable<Specials>> = {
	security: createLoadable(() => import(/* webpackChunkName: "settings-security" */ './security')),
	performance: createLoadable(
		() => import(/* webpackChunkName: "settings-writing" */ './performance'),
	),
	writing: createLoadable(() => import(/* webpackChunkName: "settings-writing" */ './writing')),
	sharing: createLoadable(() => import(/* webpackChunkName: "settings-sharing" */ './sharing')),
	discussion: createLoadable(
		() => import(/* webpackChunkName: "settings-discussion" */ './discussion'),
	),
	traffic: createLoadable(() => import(/* webpackChunkName: "settings-traffic" */ './traffic')),
	privacy: createLoadable(() => import(/* webpackChunkName: "settings-discussion" */ './privacy')),
};

export const MODULES = createLoadable(() => import(/* webpackChunkName: "modules" */ './modules'));

/** The introduction of the security settings, in the chunk of their cards. */
export const SecurityIntro = late(
	() => import(/* webpackChunkName: "settings-security" */ './security/intro'),
	{ failed: () => __("Couldn't check how well your site is protected.") },
);

const listChunks = (tab: SettingsTab) =>
	tab === 'security' ? [TAB_CHUNKS[tab], SecurityIntro] : [TAB_CHUNKS[tab]];

/** Fetches all tabs, so that a change of tab or a search needs no loading. */
export const preloadAllTabs = () =>
	preload([MODULES, FIELD_CHECKS, OtherVersion, ...SETTINGS_TABS.flatMap(listChunks)]);

/** Fetches the tab of a hash, so that it is rendered with the screen. A failure is reported in place of the cards. */
export async function preloadTab(hash: string): Promise<void> {
	const path = hash.replace(/^#/, '').split('?')[0];
	const tab = SETTINGS_TABS.find((one) => path === `/${one}`) ?? 'security';
	await preload(path === MODULES_PATH ? [MODULES] : listChunks(tab));
}
