import { __ } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { activateModule, selectIsModuleToggling } from '@/state/modules';
import { Button } from '@/ui/button';

/** The stats are off (STATS-02). */
export function ActivateStats({ canActivate }: { canActivate: boolean }) {
	const dispatch = useAppDispatch();
	const isBusy = useAppSelector((state) => selectIsModuleToggling(state, 'stats'));
	if (!canActivate) {
		return <p>{__('Stats are off. A site administrator can activate them.', 'jetpack')}</p>;
	}
	return (
		<>
			<p>
				{__(
					'Activate stats to see how many people visit your site and what they look at.',
					'jetpack',
				)}
			</p>
			<Button size="small" isBusy={isBusy} onClick={() => dispatch(activateModule('stats'))}>
				{__('Activate stats', 'jetpack')}
			</Button>
		</>
	);
}
