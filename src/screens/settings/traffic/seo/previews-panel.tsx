import { __ } from '@wordpress/i18n';
import { ErrorState } from '@/ui/error-state';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';
import { Skeleton } from '@/ui/skeleton';
import { SettingsPanel } from '../../frame/settings-panel';

const NO_SETTINGS = [] as const;

const PREVIEWS = createLoadable(
	() => import(/* webpackChunkName: "seo-previews" */ './all-previews'),
);

/** The previews, which are loaded when the panel is opened. */
function Previews() {
	const { arrival, retry } = useLoadable(PREVIEWS);
	switch (arrival.phase) {
		case 'loading':
			return <Skeleton height={120} label={__('Loading the previews…', 'dashboard-for-jetpack')} />;
		case 'failed':
			return (
				<ErrorState
					message={__("The previews didn't load.", 'dashboard-for-jetpack')}
					failure={arrival}
					onRetry={retry}
				/>
			);
		case 'ready':
			return <arrival.loaded />;
	}
}

export function PreviewsPanel() {
	return (
		<SettingsPanel
			title={__('Previews for Google, Facebook and Twitter', 'dashboard-for-jetpack')}
			feature="seo-previews"
			settings={NO_SETTINGS}
		>
			<Previews />
		</SettingsPanel>
	);
}
