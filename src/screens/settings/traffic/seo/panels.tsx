import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/ui/error-state';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import { Skeleton } from '@/ui/skeleton';
import { SettingsPanel } from '../../frame/settings-panel';
import { DescriptionPanel } from './description-panel';
import { TitlesPanel } from './titles-panel';

const NO_SETTINGS = [] as const;

const PREVIEWS = createLoadable(
	() => import(/* webpackChunkName: "settings-traffic-late" */ './all-previews'),
);

function PreviewsPanel() {
	return (
		<SettingsPanel
			title={__('Previews for Google, Facebook and Twitter')}
			feature="seo-previews"
			settings={NO_SETTINGS}
		>
			<Late
				of={PREVIEWS}
				waiting={<Skeleton isOfSite height={120} label={__('Loading the previews…')} />}
				failed={(failure) => (
					<ErrorState message={__("The previews didn't load.")} failure={failure} />
				)}
			>
				{(Previews) => <Previews />}
			</Late>
		</SettingsPanel>
	);
}

export default function Panels() {
	return (
		<>
			<TitlesPanel />
			<DescriptionPanel />
			<PreviewsPanel />
		</>
	);
}
