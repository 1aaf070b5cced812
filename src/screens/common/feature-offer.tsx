import { createContext, useContext, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Promotion } from '@/domain/plans/promotions';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch } from '@/state/store/hooks';
import { Banner, type BannerProps } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Sentence } from '@/ui/card';
import { useConnectLink } from './connect-prompt';

interface FeatureOfferProps extends Pick<BannerProps, 'icon' | 'description'> {
	/** The feature's name in the recorded click. */
	feature: string;
	promotion: Promotion;
	/** The title of a banner; without one the offer is a sentence on its card, with a button. */
	title?: ReactNode;
	/** The card works without the offer, or has another button: the way to the plans is a link. */
	isExtra?: boolean;
	/** The state of the feature, above an offer on its card. */
	children?: ReactNode;
}

/** The level of an offer's title: search results are one level deeper than a screen's own cards. */
export const OfferLevel = createContext<3 | 4>(3);

/** A feature that the site lacks, with the step to get it: connecting comes before buying (ROLE-10). */
export function FeatureOffer({
	feature,
	promotion,
	title,
	description,
	icon,
	isExtra = false,
	children,
}: FeatureOfferProps) {
	const dispatch = useAppDispatch();
	const level = useContext(OfferLevel);
	const isConnect = promotion === 'connect';
	const toConnect = useConnectLink('owner');
	const toPlans = { href: '#/plans', label: __('Upgrade') } as const;
	const link = promotion === 'upgrade' ? toPlans : isConnect ? toConnect : null;
	// The account card has the one loud request to connect (DASH-12).
	const variant = isConnect || isExtra ? 'link' : 'secondary';
	const record = () =>
		dispatch(recordClick(isConnect ? 'connect-banner' : 'upgrade-banner', { feature }));
	if (title) {
		return (
			<Banner
				headingLevel={level}
				title={title}
				description={description}
				icon={icon}
				variant={variant}
				actionLabel={link?.label}
				href={link?.href}
				onAction={record}
			/>
		);
	}
	return (
		<Sentence
			action={
				link && (
					<Button isForCard variant={variant} size="small" href={link.href} onClick={record}>
						{link.label}
					</Button>
				)
			}
		>
			{children}
			<p>{description}</p>
		</Sentence>
	);
}
