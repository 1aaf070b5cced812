import { type ReactNode, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { canAct } from '@/domain/calls/acts';
import { getSettingsTabLabel, type SettingsTab } from '@/domain/routes/settings-tabs';
import { lacksWritingTools } from '@/domain/settings/tabs/writing';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectVisibleCards } from '@/state/settings/cards';
import { ScreenTitle } from '@/ui/screen-title';
import { CardStack } from './card-stack';
import { NO_SEARCH, SettingsSearchContext } from './frame/search-context';
import { useLinkedSetting } from './linked-setting';
import { SecurityIntro } from './tab-chunks';

/** The introduction below a tab's heading, for everyone who sees the screen (such as SETSHARE-02). */
const INTROS: Partial<Record<SettingsTab, () => ReactNode>> = {
	// It depends on the facts of the tab's cards, and is in their chunk.
	security: () => <SecurityIntro waiting={__('Checking what protects your site…')} />,
	writing: () =>
		__('Compose content the way you want to and streamline your publishing experience.'),
	sharing: () =>
		__('Share your content to social media, reaching new audiences and increasing engagement.'),
	discussion: () =>
		__('Manage advanced comment settings and grow your audience with email subscriptions.'),
	traffic: () =>
		__("Maximize your site's visibility in search engines and view traffic stats in real time."),
};

/** Why an administrator finds almost nothing here; other people are told so where they look for it. */
function NoRight() {
	const isAdministrator = useAppSelector((state) => selectCapabilities(state).canManageOptions);
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const canSave = useAppSelector(({ site }) => canAct(site.missingRoutes, 'save-settings'));
	return isAdministrator && !canManage ? (
		<p>
			{canSave
				? __("Your account has no right to change Jetpack's settings on this site.")
				: __("Jetpack on this site can't save settings, so they can't be changed.")}
		</p>
	) : null;
}

function NoTools({ tab }: { tab: SettingsTab }) {
	const capabilities = useAppSelector(selectCapabilities);
	if (capabilities.canManageOptions && !capabilities.canManageModules) {
		return null;
	}
	if (capabilities.canManageModules) {
		return <p>{__('This site has none of these features.')}</p>;
	}
	return (
		<p>
			{tab === 'writing' && lacksWritingTools(capabilities)
				? __(
						'Writing tools available to you will be shown here when an administrator enables them.',
					)
				: __('Only administrators can change these settings.')}
		</p>
	);
}

export function TabBody({ tab }: { tab: SettingsTab }) {
	const cards = useAppSelector(selectVisibleCards).filter((card) => card.tab === tab);
	const intro = INTROS[tab]?.();
	const destination = useLinkedSetting(cards);
	// Shows a folded or hidden setting that is the target of a link, as the search does.
	const search = useMemo(
		() => (destination ? { ...NO_SEARCH, found: new Set([destination.setting]) } : NO_SEARCH),
		[destination],
	);
	return (
		<SettingsSearchContext.Provider value={search}>
			<div className="jd-start">
				<ScreenTitle>{getSettingsTabLabel(tab)}</ScreenTitle>
				{intro && cards.length > 0 && <p className="jd-muted">{intro}</p>}
			</div>
			<NoRight />
			<CardStack tab={tab} cards={cards} destination={destination} />
			{cards.length === 0 && <NoTools tab={tab} />}
		</SettingsSearchContext.Provider>
	);
}
