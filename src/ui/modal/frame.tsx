import { useContext, useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Modal as WordPressModal } from '@wordpress/components';
import { close } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { Button } from '@/ui/button';
import styles from './style.module.scss';
import { TopLayerContext } from '../surroundings';

export interface FrameProps {
	title: ReactNode;
	width?: 'narrow' | 'medium' | 'wide' | 'full';
	/** Called on Escape, a click beside the dialog, and the close button. */
	onClose: () => void;
	/** Escape and the backdrop do nothing, while leaving would lose something. */
	isClosingBlocked?: boolean;
	actions?: ReactNode;
	children: ReactNode;
}

/**
 * The frame of all dialogs. `@wordpress/components` traps the focus, closes the dialog and hides the page
 * behind it from screen readers. Import it only lazily: it weighs 52 KB.
 */
export default function Frame({
	title,
	width = 'narrow',
	onClose,
	isClosingBlocked = false,
	actions,
	children,
}: FrameProps) {
	const titleId = useId();
	const setLayer = useContext(TopLayerContext);
	return (
		<WordPressModal
			__experimentalHideHeader
			aria={{ labelledby: titleId }}
			overlayClassName={`jp-layer ${styles.overlay}`}
			className={clsx(styles.frame, styles[width])}
			isDismissible={!isClosingBlocked}
			shouldCloseOnEsc={!isClosingBlocked}
			shouldCloseOnClickOutside={!isClosingBlocked}
			onRequestClose={onClose}
		>
			<header className={styles.header}>
				<h2 id={titleId} className={styles.title}>
					{title}
				</h2>
				{!isClosingBlocked && (
					<Button
						variant="tertiary"
						size="small"
						className={styles.close}
						icon={close}
						aria-label={__('Close')}
						onClick={onClose}
					/>
				)}
			</header>
			<div className={styles.content}>{children}</div>
			{actions && <footer className={styles.actions}>{actions}</footer>}
			<div ref={setLayer} />
		</WordPressModal>
	);
}
