import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { fieldsDropped } from '@/state/settings';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Modal, preloadDialogs } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { saveAll, selectHasWaiting } from './save-all';
import styles from './style.module.scss';

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

const askBeforeUnload = (event: BeforeUnloadEvent) => {
	event.preventDefault();
	// Older browsers ask only if there is a value.
	event.returnValue = true;
};

export interface UnsavedWatchProps {
	/** The address has left the shown tab, whose unsaved changes would be lost. */
	isAsked: boolean;
	/** Called when there are unsaved changes, and when there are none any more: the screen then follows the address. */
	onDirty: (isDirty: boolean) => void;
	onStay: () => void;
}

/**
 * Asks once before unsaved settings are lost by a change of tab or route, or by leaving the page: whether to stay, to leave and discard the changes, or to
 * save and leave (SETGEN-01).
 */
export default function UnsavedWatch({ isAsked, onDirty, onStay }: UnsavedWatchProps) {
	const dispatch = useAppDispatch();
	// Changes of a feature that is off are not lost, so there is no question about them.
	const isDirty = useAppSelector(selectHasWaiting);
	const [isSaving, setIsSaving] = useState(false);
	useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);

	useEffect(() => {
		if (!isDirty) {
			return undefined;
		}
		void preloadDialogs();
		window.addEventListener('beforeunload', askBeforeUnload);
		return () => window.removeEventListener('beforeunload', askBeforeUnload);
	}, [isDirty]);

	if (!isAsked) {
		return null;
	}
	const saveAndLeave = async () => {
		setIsSaving(true);
		const isKept = await dispatch(saveAll());
		setIsSaving(false);
		if (!isKept) {
			// The reason for the failure is shown at the fields and in a notice.
			onStay();
		}
	};
	const title = __('Unsaved settings');
	const question = (
		<p>
			{__('There are unsaved settings in this tab that will be lost if you leave it. Proceed?')}
		</p>
	);
	const buttons = (
		<>
			<Button isBusy={isSaving} onClick={() => void saveAndLeave()}>
				{__('Save and leave')}
			</Button>
			<Button disabled={isSaving} accessibleWhenDisabled onClick={() => dispatch(fieldsDropped())}>
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
					<div className="jd-actions">{buttons}</div>
				</PlainQuestion>
			)}
		>
			<Modal title={title} onClose={onStay} isClosingBlocked={isSaving} actions={buttons}>
				{question}
			</Modal>
		</ErrorBoundary>
	);
}
