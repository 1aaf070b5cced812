import { __ } from '@wordpress/i18n';
import { useAppDispatch } from '@/state/hooks';
import { toggleModule } from '@/state/modules';
import { Button } from '@/ui/button';

/** The stats are off (STATS-02). */
export function ActivateStats({ canActivate }: { canActivate: boolean }) {
	const dispatch = useAppDispatch();
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
			<Button size="small" onClick={() => dispatch(toggleModule('stats', true))}>
				{__('Activate stats', 'jetpack')}
			</Button>
		</>
	);
}
