import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { __, sprintf } from '@wordpress/i18n';
import { resolveSeoCard, type SeoCardView } from '@/domain/seo/card';
import { formKeysOf, getCard, getSetting, type SettingId } from '@/domain/settings/registry';
import { selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive } from '@/state/modules';
import { loadPlugins, selectPlugins } from '@/state/plugins';
import type { RootState } from '@/state/store/types';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { late } from '@/ui/loadable/late';
import { usePrefetch } from '@/ui/loadable/use-loadable';
import { ProviderLink } from '../../../common/provider-link';
import { useLoads } from '../../../common/use-loads';
import { CardFrame, PART } from '../../frame/card-frame';
import { SettingSwitch } from '../../frame/setting-switch';
import { useSearch } from '../../frame/search-context';
import { Indented, SettingRow } from '../../frame/setting-row';
import { useRestReason } from '../../frame/use-setting-state';

const MODULE = 'seo-tools';

const selectSeoCard = createSelector(
	[selectPlugins, selectSiteConnection, (state: RootState) => selectIsModuleActive(state, MODULE)],
	(plugins, connection, isOn) => resolveSeoCard({ plugins, connection, isOn }),
);

/** Height of three folded panels and the gaps between them, in pixels. */
const FOLDED = 182;

/** A setting that a search has found but that is shown only while the feature is on: its name, and why it is hidden. */
function RestingSetting({ id }: { id: SettingId }) {
	const { found } = useSearch();
	const reason = useRestReason(id);
	return found.has(id) && reason ? (
		<SettingRow id={id}>
			<p>{getSetting(id).getName()}</p>
			<Status intent="inactive">{reason}</Status>
		</SettingRow>
	) : null;
}

const describeConflict = (plugin: string) =>
	sprintf(
		/* translators: %s: name of a plugin. */
		__('Your SEO settings are managed by the following plugin: %s'),
		plugin,
	);

function Content({ view, onRetry }: { view: SeoCardView; onRetry: () => void }) {
	switch (view.kind) {
		case 'conflict':
			return <Status intent="info">{describeConflict(view.plugin)}</Status>;
		case 'loading':
			return <Skeleton isOfSite height={FOLDED} label={__('Looking for other SEO plugins…')} />;
		case 'closed':
		case 'open':
			return (
				<>
					{view.unchecked && (
						<ErrorState
							message={__(
								"Couldn't check for other SEO plugins. If one is active, these settings may do nothing.",
							)}
							failure={view.unchecked}
							onRetry={onRetry}
						/>
					)}
					{view.kind === 'open' ? (
						<Panels waiting={<Skeleton height={FOLDED} />} />
					) : (
						<>
							<RestingSetting id="advanced_seo_title_formats" />
							<RestingSetting id="advanced_seo_front_page_description" />
						</>
					)}
				</>
			);
	}
}

const Panels = late(() => import(/* webpackChunkName: "settings-traffic-late" */ './panels'), PART);

/** The site's appearance in search engines and social networks (TRAFFIC-20 to TRAFFIC-39). */
export function SeoCard() {
	const retry = useLoads(loadPlugins);
	usePrefetch(Panels);
	const view = useAppSelector(selectSeoCard, shallowEqual);
	const isSetHere = view.kind === 'open' || view.kind === 'loading';
	return (
		<CardFrame
			id="seo"
			formKeys={isSetHere ? formKeysOf(getCard('seo').settings) : []}
			footer={
				isSetHere && (
					<ProviderLink source="calypso-marketing-traffic">
						{__('Configure your SEO settings')}
					</ProviderLink>
				)
			}
		>
			<SettingSwitch
				id={MODULE}
				restReason={view.kind === 'conflict' ? describeConflict(view.plugin) : ''}
			/>
			<Indented>
				<Content view={view} onRetry={retry} />
			</Indented>
		</CardFrame>
	);
}
