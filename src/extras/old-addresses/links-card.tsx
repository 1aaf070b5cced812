import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { Toggle } from '@/ui/toggle';
import { chooseOldAddresses, recallOldAddresses, selectHasOldAddresses } from './state';

/** Which dashboard opens for links to Jetpack's own, while there are two. */
export default function LinksCard() {
	const dispatch = useAppDispatch();
	const hasChoice = useAppSelector(selectHasOldAddresses);
	const [isHere, setHere] = useState(() => dispatch(recallOldAddresses()));
	if (!hasChoice) {
		return null;
	}
	const choose = (next: boolean) => {
		dispatch(chooseOldAddresses(next));
		setHere(next);
	};
	return (
		<Card headingLevel={2} title={__('Links to Jetpack', 'dashboard-for-jetpack')}>
			<Toggle
				label={__("Open links to Jetpack's dashboard here", 'dashboard-for-jetpack')}
				help={__(
					'Links in bookmarks and emails then lead to this dashboard. This applies to this browser only.',
					'dashboard-for-jetpack',
				)}
				checked={isHere}
				onChange={choose}
			/>
		</Card>
	);
}
