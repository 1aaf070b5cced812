import type { ReactNode } from 'react';
import { Modal } from '@/ui/modal';

export interface DialogProps {
	title: ReactNode;
	content: ReactNode;
	onDismiss: () => void;
	/** False if the person has to answer it (COMP-04). */
	isDismissible?: boolean;
	actions?: ReactNode;
}

/**
 * A full-screen dialog, for lists that would be cut off in a box. If dismissible, it closes on Escape or a click on the backdrop (COMP-04).
 *
 * @throws {Error} Without a title or content (COMP-05).
 */
export function Dialog({ title, content, onDismiss, isDismissible = true, actions }: DialogProps) {
	if (!title) {
		throw new Error('A dialog needs a title.');
	}
	if (!content) {
		throw new Error('A dialog needs content.');
	}
	return (
		<Modal
			title={title}
			width="full"
			isClosingBlocked={!isDismissible}
			actions={actions}
			onClose={onDismiss}
		>
			{content}
		</Modal>
	);
}
