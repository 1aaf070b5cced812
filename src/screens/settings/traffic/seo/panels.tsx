import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/ui/error-state';
import { late } from '@/ui/loadable/late';
import { Skeleton } from '@/ui/skeleton';
import { SettingsPanel } from '../../frame/settings-panel';
import { DescriptionPanel } from './description-panel';
import { TitlesPanel } from './titles-panel';

const Previews = late(
	() => import(/* webpackChunkName: "settings-traffic-late" */ './all-previews'),
	{
		failed: (failure) => <ErrorState message={__("The previews didn't load.")} failure={failure} />,
	},
);

function PreviewsPanel() {
	return (
		<SettingsPanel title={__('Previews for Google, Facebook and Twitter')} feature="seo-previews">
			<Previews waiting={<Skeleton isOfSite height={120} label={__('Loading the previews…')} />} />
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
