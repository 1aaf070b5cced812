import { useEffect, useRef, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import styles from './style.module.scss';

interface UnsavedQuestionProps {
	/** The changes are being saved. */
	isSaving: boolean;
	onStay: () => void;
	onLeave: () => void;
	onSave: () => void;
}

/** The question if the dialogs' chunk can't be loaded, for example offline. */
function PlainQuestion({ title, children }: { title: string; children: ReactNode }) {
	const [before] = useState(() => document.activeElement);
	useEffect(() => () => (before instanceof HTMLElement ? before.focus() : undefined), [before]);
	return (
		<div role="alertdialog" aria-label={title} className={styles.question}>
			<Notice status="warning">{children}</Notice>
		</div>
	);
}

/** The answer that loses nothing. It has the focus, so Enter picks it. */
function StayButton({ onStay, isDisabled }: { onStay: () => void; isDisabled: boolean }) {
	const ref = useRef<HTMLElement>(null);
	useEffect(() => ref.current?.focus(), []);
	return (
		<Button
			ref={ref}
			variant="primary"
			disabled={isDisabled}
			accessibleWhenDisabled
			onClick={onStay}
		>
			{__('Stay')}
		</Button>
	);
}

/** Asks whether to stay, to leave and discard the changes, or to save and leave (SETGEN-01). */
export function UnsavedQuestion({ isSaving, onStay, onLeave, onSave }: UnsavedQuestionProps) {
	const title = __('Unsaved settings');
	const question = (
		<p>
			{__('There are unsaved settings in this tab that will be lost if you leave it. Proceed?')}
		</p>
	);
	const buttons = (
		<>
			<Button isBusy={isSaving} onClick={onSave}>
				{__('Save and leave')}
			</Button>
			<Button disabled={isSaving} accessibleWhenDisabled onClick={onLeave}>
				{__('Leave')}
			</Button>
			<StayButton isDisabled={isSaving} onStay={onStay} />
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
			<Modal title={title} onClose={onStay} isClosingBlocked={isSaving} actions={buttons}>
				{question}
			</Modal>
		</ErrorBoundary>
	);
}
