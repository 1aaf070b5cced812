import { __ } from '@wordpress/i18n';
import { RememberedToggle } from '@/screens/common/remembered-toggle';
import { useAppSelector } from '@/state/store/hooks';
import { chooseOldAddresses, recallOldAddresses, selectHasOldAddresses } from './state';

/** Which dashboard opens for links to Jetpack's own, while there are two. */
export default function LinksToggle() {
	return useAppSelector(selectHasOldAddresses) ? (
		<RememberedToggle
			label={__("Open links to Jetpack's dashboard here")}
			help={__(
				'Links in bookmarks and emails then lead to this dashboard. This applies to this browser only.',
			)}
			recall={recallOldAddresses}
			remember={chooseOldAddresses}
		/>
	) : null;
}
