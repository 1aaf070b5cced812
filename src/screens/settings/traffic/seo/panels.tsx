import { DescriptionPanel } from './description-panel';
import { PreviewsPanel } from './previews-panel';
import { TitlesPanel } from './titles-panel';

/** The panels that only sites without another SEO plugin show. */
export default function Panels() {
	return (
		<>
			<TitlesPanel />
			<DescriptionPanel />
			<PreviewsPanel />
		</>
	);
}
