import { __ } from '@wordpress/i18n';
import type { BackupCardView } from '@/domain/dashboard';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';

type Offer = Extract<BackupCardView, { kind: 'inactive' }>['offer'];

/** No backups are kept: what it takes to have them (ROLE-10). */
export function BackupOffer({ offer }: { offer: Offer }) {
	const dispatch = useAppDispatch();
	const isConnect = offer === 'connect';
	return (
		<>
			<p>{__('Jetpack keeps no backups of this site yet.', 'jetpack')}</p>
			{offer !== 'none' && (
				<Button
					size="small"
					href={isConnect ? '#/connect-user' : '#/plans'}
					onClick={() =>
						dispatch(
							recordClick(isConnect ? 'connect-banner' : 'upgrade-banner', { feature: 'backups' }),
						)
					}
				>
					{isConnect ? __('Connect', 'jetpack') : __('Upgrade', 'jetpack')}
				</Button>
			)}
		</>
	);
}
