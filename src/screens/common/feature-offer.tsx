import { createContext, useContext } from 'react';
import { __ } from '@wordpress/i18n';
import type { Promotion } from '@/domain/promotions';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Banner, type BannerProps } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Sentence } from '@/ui/sentence';

interface FeatureOfferProps {
	/** Names the feature in the record of a click. */
	feature: string;
	promotion: Promotion;
	/** Makes the offer a banner; without one it is a sentence of its card, with a button. */
	title?: string;
	/** What the site does without, or what it would gain. */
	description?: string;
	icon?: BannerProps['icon'];
}

/** The level of an offer's title: search results stand one deeper than a screen's own cards. */
export const OfferLevel = createContext<3 | 4>(3);

/** A feature that the site does not have, and what it takes to have it: a connection before money (ROLE-10). */
export function FeatureOffer({ feature, promotion, title, description, icon }: FeatureOfferProps) {
	const dispatch = useAppDispatch();
	const level = useContext(OfferLevel);
	const isConnect = promotion === 'connect';
	const label = isConnect
		? __('Connect', 'dashboard-for-jetpack')
		: __('Upgrade', 'dashboard-for-jetpack');
	const href = isConnect ? '#/connect-user' : '#/plans';
	const record = () =>
		dispatch(recordClick(isConnect ? 'connect-banner' : 'upgrade-banner', { feature }));
	if (title) {
		return (
			<Banner
				headingLevel={level}
				title={title}
				description={description}
				icon={icon}
				variant="secondary"
				actionLabel={promotion === 'none' ? undefined : label}
				href={href}
				onAction={record}
			/>
		);
	}
	return (
		<Sentence
			action={
				promotion !== 'none' && (
					// The question is asked once, on top of the dashboard: here it is only what the card needs.
					<Button
						variant={isConnect ? 'link' : 'secondary'}
						size="small"
						href={href}
						onClick={record}
					>
						{label}
					</Button>
				)
			}
		>
			<p>{description}</p>
		</Sentence>
	);
}
