import { useReducer, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { FIRST_STEP, resolveStep, type DisconnectContext } from '@/domain/connection/disconnect';
import { getRedirectUrl } from '@/lib/redirect-url';
import { disconnectSite, selectConnectedPlugins } from '@/state/connection';
import { selectCanSubmitSurvey } from '@/state/connection/survey';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import type { ErrorInfo } from '@/state/store/types';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { useAnnouncement } from '@/ui/screen-reader';
import { LossesOfThisSite } from './losses';
import { SurveyStep } from './survey-step';

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
			<ul className="jd-bullets" aria-label={introduction}>
				{plugins.map(([slug, { name }]) => (
					<li key={slug}>{name}</li>
				))}
			</ul>
		</>
	);
}

interface ClosingStepProps {
	isDeactivating: boolean;
	title: string;
	offer?: ReactNode;
	onFinish: () => void;
	children: ReactNode;
}

/** A step that can be the last one. On the plugins screen, the deactivation continues after it. */
function ClosingStep({ isDeactivating, title, offer, onFinish, children }: ClosingStepProps) {
	useAnnouncement(title);
	return (
		<Modal
			title={title}
			isClosingBlocked
			onClose={onFinish}
			actions={
				<>
					{offer}
					<Button variant="primary" onClick={onFinish}>
						{isDeactivating ? __('Finish deactivating') : __('Back to the dashboard')}
					</Button>
				</>
			}
		>
			<p>{children}</p>
		</Modal>
	);
}

interface DisconnectDialogProps {
	context: DisconnectContext;
	/** Called when the dialog closes, with or without a disconnection. */
	onClose: (isDisconnected: boolean) => void;
	/** Called when disconnecting failed; the dialog stays open and shows the error itself (DISCON-10). */
	onError?: (error: ErrorInfo) => void;
}

/**
 * Disconnects the site and asks for the reason; neither Escape nor a click beside it closes this dialog
 * (DISCON-01).
 */
export function DisconnectDialog({ context, onClose, onError }: DisconnectDialogProps) {
	const dispatch = useAppDispatch();
	const canSubmit = useAppSelector(selectCanSubmitSurvey);
	const [step, proceed] = useReducer(resolveStep, FIRST_STEP);
	useAnnouncement(step.kind === 'confirm' && step.problem);

	const disconnect = async () => {
		proceed({ type: 'confirmed' });
		const { error } = await dispatch(disconnectSite());
		if (error) {
			proceed({ type: 'refused', problem: error.message });
			onError?.(error);
		} else {
			proceed({ type: 'disconnected' });
		}
	};

	const isDeactivating = context === 'plugins';
	const cancel = () => onClose(false);
	const closing = { isDeactivating, onFinish: () => onClose(true) };
	switch (step.kind) {
		case 'confirm':
			// What disconnecting would turn off, and a question (DISCON-04 to DISCON-08).
			return (
				<Modal
					title={__('Disconnect your site?')}
					isClosingBlocked
					onClose={cancel}
					actions={
						<>
							<Button
								variant="primary"
								disabled={step.isBusy}
								accessibleWhenDisabled
								onClick={cancel}
							>
								{isDeactivating ? __('Cancel') : __('Stay connected')}
							</Button>
							<Button isDestructive isBusy={step.isBusy} onClick={() => void disconnect()}>
								{isDeactivating ? __('Deactivate') : __('Disconnect')}
							</Button>
						</>
					}
				>
					<div className="jd-stack">
						{step.problem && <Notice status="error">{step.problem}</Notice>}
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
		case 'success':
			// The survey is optional, and offered only to people whose answer can be sent (DISCON-11, DISCON-14).
			return (
				<ClosingStep
					{...closing}
					title={__('Your site is disconnected')}
					offer={
						canSubmit && (
							<Button onClick={() => proceed({ type: 'survey-wanted' })}>
								{__('Tell us why')}
							</Button>
						)
					}
				>
					{__('You can reconnect at any time.')}
				</ClosingStep>
			);
		case 'survey':
			return (
				<SurveyStep
					onAnswer={() => proceed({ type: 'survey-answered' })}
					onSkip={closing.onFinish}
				/>
			);
		case 'thank-you':
			// Even if the answer couldn't be delivered (DISCON-12).
			return (
				<ClosingStep {...closing} title={__('Thank you!')}>
					{__('Your answer helps us improve Jetpack.')}
				</ClosingStep>
			);
	}
}
