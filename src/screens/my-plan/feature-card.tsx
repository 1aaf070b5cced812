import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules/availability';
import type { FeatureCardState } from '@/domain/plans/feature-cards';
import { Badge, type BadgeProps } from '@/ui/badge';
import { Card, type CardProps } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { getNotStartedLabel } from '../common/not-started';

interface FeatureCardProps extends Pick<CardProps, 'icon' | 'asOf' | 'children'> {
	title: string;
	text: string;
	state: FeatureCardState;
	/** Replaces the badge of its state. */
	badge?: ReactNode;
	/** The action, depending on the state of the feature. */
	actions: Partial<Record<FeatureCardState['kind'], ReactNode>>;
	onRetry?: () => void;
}

const STATES: Partial<Record<FeatureCardState['kind'], () => [BadgeProps['intent'], string]>> = {
	active: () => ['success', __('Active')],
	'to-activate': () => ['neutral', __('Not active')],
	'to-install': () => ['neutral', __('Not installed')],
	'to-configure': () => ['warning', __('Action needed')],
	'setting-up': () => ['info', __('Setting up')],
	'not-started': () => ['warning', getNotStartedLabel()],
	'not-included': () => ['neutral', __('Not included in your plan')],
};

/** A feature of the plan: what it does, its state, and what is left to do. */
export function FeatureCard({
	title,
	icon,
	text,
	state,
	badge,
	asOf,
	actions,
	onRetry,
	children,
}: FeatureCardProps) {
	const described = STATES[state.kind]?.();
	return (
		<Card
			title={title}
			icon={icon}
			intent={state.kind === 'unavailable' ? 'inactive' : 'neutral'}
			badge={badge || (described && <Badge intent={described[0]}>{described[1]}</Badge>)}
			asOf={asOf}
		>
			<p>{text}</p>
			{state.kind === 'loading' && (
				<Skeleton height={32} width={160} label={__('Checking its status…')} />
			)}
			{state.kind === 'failed' && (
				<ErrorState message={__("Couldn't check its status.")} failure={state} onRetry={onRetry} />
			)}
			{state.kind === 'unavailable' && (
				<Status intent="inactive">{getUnavailableReason(state.availability, title)}</Status>
			)}
			{actions[state.kind]}
			{children}
		</Card>
	);
}
