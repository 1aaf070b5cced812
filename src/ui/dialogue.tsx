import type { ReactNode } from 'react';
import { LazyFrame } from '@/ui/modal';

export interface DialogueProps {
	title: ReactNode;
	content: ReactNode;
	onDismiss: () => void;
	/** False if it must be answered (COMP-04). */
	isDismissible?: boolean;
	actions?: ReactNode;
}

/**
 * A full-screen dialogue. Escape or a click on the backdrop dismisses it if that is allowed (COMP-04).
 *
 * @throws {Error} Without a title or content (COMP-05).
 */
export function Dialogue({
	title,
	content,
	onDismiss,
	isDismissible = true,
	actions,
}: DialogueProps) {
	if (!title) {
		throw new Error('A dialogue needs a title.');
	}
	if (!content) {
		throw new Error('A dialogue needs content.');
	}
	return (
		<LazyFrame
			title={title}
			width="full"
			isClosingBlocked={!isDismissible}
			actions={actions}
			onClose={onDismiss}
		>
			{content}
		</LazyFrame>
	);
}
