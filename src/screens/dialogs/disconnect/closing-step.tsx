import { useEffect, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/disconnect';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import { Modal } from '@/ui/modal';

interface ClosingStepProps {
	context: DisconnectContext;
	title: string;
	/** Stands before the button that ends the dialog. */
	offer?: ReactNode;
	onFinish: () => void;
	children: ReactNode;
}

/** A step that can be the last one. After it the deactivation goes on, where that was wanted. */
export function ClosingStep({ context, title, offer, onFinish, children }: ClosingStepProps) {
	useEffect(() => announce(title), [title]);
	return (
		<Modal
			title={title}
			isClosingBlocked
			onClose={onFinish}
			actions={
				<>
					{offer}
					<Button variant="primary" onClick={onFinish}>
						{context === 'plugins'
							? __('Finish deactivating', 'jetpack')
							: __('Back to the dashboard', 'jetpack')}
					</Button>
				</>
			}
		>
			<p>{children}</p>
		</Modal>
	);
}
