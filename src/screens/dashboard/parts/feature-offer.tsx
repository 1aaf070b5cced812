import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Promotion } from '@/domain/promotions';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';

interface FeatureOfferProps {
	/** What stands in the tracks of a click. */
	feature: string;
	promotion: Promotion;
	/** What the site does without. */
	children: ReactNode;
}

/** A feature that the site does not have: what it takes to have it (ROLE-10). */
export function FeatureOffer({ feature, promotion, children }: FeatureOfferProps) {
	const dispatch = useAppDispatch();
	const isConnect = promotion === 'connect';
	return (
		<>
			<p>{children}</p>
			{promotion !== 'none' && (
				<Button
					size="small"
					href={isConnect ? '#/connect-user' : '#/plans'}
					onClick={() =>
						dispatch(recordClick(isConnect ? 'connect-banner' : 'upgrade-banner', { feature }))
					}
				>
					{isConnect ? __('Connect', 'jetpack') : __('Upgrade', 'jetpack')}
				</Button>
			)}
		</>
	);
}
