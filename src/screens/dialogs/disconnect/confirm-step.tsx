import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/connection/disconnect';
import { getRedirectUrl } from '@/lib/redirect-url';
import { selectConnectedPlugins } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { announce } from '@/ui/screen-reader';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { LossesOfThisSite } from './losses';
import styles from './style.module.scss';

const OURS = 'jetpack';

/** The names of the other plugins that use the connection (DISCON-05). */
function DependentPlugins() {
	const plugins = Object.entries(useAppSelector(selectConnectedPlugins)).filter(
		([slug]) => slug !== OURS,
	);
	if (plugins.length === 0) {
		return null;
	}
	const introduction = __('These plugins also use the connection:');
	return (
		<>
			<p>{introduction}</p>
			<ul className={styles.plugins} aria-label={introduction}>
				{plugins.map(([slug, { name }]) => (
					<li key={slug}>{name}</li>
				))}
			</ul>
		</>
	);
}

interface ConfirmStepProps {
	context: DisconnectContext;
	isBusy: boolean;
	/** Why the last attempt failed; "" if none did. */
	problem: string;
	onCancel: () => void;
	onConfirm: () => void;
}

/** Shows what disconnecting would turn off, and asks for confirmation (DISCON-04 to DISCON-08). */
export function ConfirmStep({ context, isBusy, problem, onCancel, onConfirm }: ConfirmStepProps) {
	const isDeactivating = context === 'plugins';
	useEffect(() => {
		if (problem) {
			announce(problem);
		}
	}, [problem]);

	return (
		<Modal
			title={__('Disconnect your site?')}
			isClosingBlocked
			onClose={onCancel}
			actions={
				<>
					<Button variant="primary" disabled={isBusy} accessibleWhenDisabled onClick={onCancel}>
						{isDeactivating ? __('Cancel') : __('Stay connected')}
					</Button>
					<Button isDestructive isBusy={isBusy} onClick={onConfirm}>
						{isDeactivating ? __('Deactivate') : __('Disconnect')}
					</Button>
				</>
			}
		>
			<div className={styles.body}>
				{problem && <Notice status="error">{problem}</Notice>}
				{isDeactivating && <p>{__('Deactivating the plugin also disconnects your site.')}</p>}
				<LossesOfThisSite />
				<DependentPlugins />
				<p>
					<ExternalLink
						href={getRedirectUrl('why-the-wordpress-com-connection-is-important-for-jetpack')}
					>
						{__('What the connection does')}
					</ExternalLink>
				</p>
			</div>
		</Modal>
	);
}
