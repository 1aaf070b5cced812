import { useEffect, useRef, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import styles from './style.module.scss';

interface UnsavedQuestionProps {
	onStay: () => void;
	onLeave: () => void;
}

/** The question without the dialogs' chunk, which a lost network keeps away: it must be asked nevertheless. */
function PlainQuestion({ title, children }: { title: string; children: ReactNode }) {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const before = document.activeElement;
		ref.current?.focus();
		return () => (before instanceof HTMLElement ? before.focus() : undefined);
	}, []);
	return (
		<div ref={ref} role="alertdialog" aria-label={title} tabIndex={-1} className={styles.question}>
			<Notice status="warning">{children}</Notice>
		</div>
	);
}

/** Stay, or leave and lose what was typed (SETGEN-01). */
export function UnsavedQuestion({ onStay, onLeave }: UnsavedQuestionProps) {
	const title = __('Unsaved settings', 'dashboard-for-jetpack');
	const question = (
		<p>
			{__(
				'There are unsaved settings in this tab that will be lost if you leave it. Proceed?',
				'dashboard-for-jetpack',
			)}
		</p>
	);
	const buttons = (
		<>
			<Button onClick={onStay}>{__('Stay', 'dashboard-for-jetpack')}</Button>
			<Button variant="primary" onClick={onLeave}>
				{__('Leave', 'dashboard-for-jetpack')}
			</Button>
		</>
	);
	return (
		<ErrorBoundary
			fallback={() => (
				<PlainQuestion title={title}>
					{question}
					<div className={styles.answers}>{buttons}</div>
				</PlainQuestion>
			)}
		>
			<Modal title={title} onClose={onStay} actions={buttons}>
				{question}
			</Modal>
		</ErrorBoundary>
	);
}
