import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getOwnerReason } from '@/domain/modules/availability';
import { RECONNECT_PATH, findConnectPath, type ConnectLayer } from '@/domain/routes/connect';
import { recordClick } from '@/state/store/analytics';
import { selectConnectFacts } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { Button } from '@/ui/button';
import { Sentence } from '@/ui/card';

/** The link by which this user can add what the connection lacks, or null if only somebody else can. */
export function useConnectLink(layer: ConnectLayer) {
	const path = findConnectPath(layer, useAppSelector(selectConnectFacts));
	return (
		path && {
			path,
			href: `#${path}` as const,
			label: path === RECONNECT_PATH ? __('Reconnect') : __('Connect'),
		}
	);
}

interface ConnectPromptProps {
	layer: 'site' | 'owner';
	/** The feature's name in the recorded click. */
	feature: string;
	/** The benefit of connecting; not shown to people who have an account already, and must reconnect. */
	children: ReactNode;
}

/** Shown instead of a feature that needs a connection first; users who cannot connect see whom to ask (ROLE-09, ROLE-24). */
export function ConnectPrompt({ layer, feature, children }: ConnectPromptProps) {
	const dispatch = useAppDispatch();
	const link = useConnectLink(layer);
	if (!link) {
		return (
			<p>
				{layer === 'site'
					? __('Please ask the site administrator to connect this site.')
					: getOwnerReason(null)}
			</p>
		);
	}
	return (
		<Sentence
			action={
				<Button
					isForCard
					variant="link"
					href={link.href}
					onClick={() => dispatch(recordClick('connect-banner', { feature }))}
				>
					{link.label}
				</Button>
			}
		>
			<p>{link.path === RECONNECT_PATH ? getOwnerReason(link.path) : children}</p>
		</Sentence>
	);
}
