import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { __ } from '@wordpress/i18n';
import type { Notice as NoticeRecord, NoticeStatus, Undo } from '@/domain/notices/notice';
import { Slot } from '@/screens/common/slot';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { noticeRemoved, selectNotices } from '@/state/notices';
import { undo as takeBackSave } from '@/state/settings/undo';
import { Notice } from '@/ui/notice';
import { useAnnouncement } from '@/ui/screen-reader';
import { focusScreenHeading } from '@/ui/screen-title';
import styles from './style.module.scss';
import { useUndoKeys } from './use-undo-keys';

const toStatus = (status: NoticeRecord['status']) =>
	// The status of a record has the prefix "is-" (NOTICE-05).
	status.replace('is-', '') as NoticeStatus;

/** The new state, or the name of what changed, for texts that don't contain it. */
const getSubject = ({ text, subject = '' }: NoticeRecord): string =>
	subject && !text.includes(subject) ? ` ${subject}` : '';

interface GlobalNoticeProps extends Pick<NoticesOutletProps, 'onReadAgain'> {
	notice: NoticeRecord;
}

/** One notice, removed after its duration, but not while it is hovered or has the focus. */
function GlobalNotice({ notice, onReadAgain }: GlobalNoticeProps) {
	const dispatch = useAppDispatch();
	const [isPointedAt, setIsPointedAt] = useState(false);
	const [isFocused, setIsFocused] = useState(false);
	const before = useRef<EventTarget | null>(null);
	const { noticeId, duration, action, undo } = notice;
	const subject = getSubject(notice);
	const isHeld = isPointedAt || isFocused;

	/** The focused element in here is about to be removed. */
	const giveFocusBack = () => {
		if (isFocused && before.current instanceof HTMLElement) {
			before.current.focus();
		}
	};
	const remove = () => {
		giveFocusBack();
		dispatch(noticeRemoved(noticeId));
	};
	const takeBack = (what: Undo) => {
		giveFocusBack();
		void dispatch(takeBackSave(what));
	};
	const tryAgain = () => {
		if (isFocused) {
			// The element that had the focus may be gone, or replaced after the answer.
			focusScreenHeading();
		}
		onReadAgain?.();
	};
	useUndoKeys(undo, takeBack);

	useEffect(() => {
		if (duration <= 0 || isHeld) {
			return undefined;
		}
		const timer = setTimeout(() => dispatch(noticeRemoved(noticeId)), duration);
		return () => clearTimeout(timer);
	}, [dispatch, duration, isHeld, notice, noticeId]);

	const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (!currentTarget.contains(relatedTarget)) {
			before.current = relatedTarget;
		}
		setIsFocused(true);
	};
	return (
		<div
			className={styles.global}
			onMouseEnter={() => setIsPointedAt(true)}
			onMouseLeave={() => setIsPointedAt(false)}
			onFocus={enter}
			onBlur={() => setIsFocused(false)}
		>
			<Notice
				status={toStatus(notice.status)}
				onDismiss={notice.showDismiss ? remove : undefined}
				actions={
					undo
						? [
								{
									label: undo.label ?? __('Undo'),
									onClick: () => takeBack(undo),
								},
							]
						: action && [action.readsAgain ? { ...action, onClick: tryAgain } : action]
				}
			>
				{notice.text}
				{subject && <strong>{subject}</strong>}
			</Notice>
		</div>
	);
}

/** Announces a notice once. Not part of the notice, which is mounted again when a dialog opens or closes. */
function Announcement({ text }: Pick<NoticeRecord, 'text'>) {
	useAnnouncement(text);
	return null;
}

interface NoticesOutletProps {
	/** The place above the open dialog, if one is open. */
	layer: HTMLElement | null;
	/** Asks the site again for what the page lacks. */
	onReadAgain?: () => void;
	/** What goes on, before what has happened. */
	children?: ReactNode;
}

/**
 * Notices about recent events, shown over the page so that nothing moves (NOTICE-05 to NOTICE-08). While a dialog is
 * open, overlays are shown above it and the others below.
 */
export function NoticesOutlet({ layer, onReadAgain, children }: NoticesOutletProps) {
	const notices = useAppSelector(selectNotices);
	const drawList = (isAbove: boolean) => (
		<div className={styles.outlet}>
			{isAbove === (layer !== null) && (
				<>
					{children}
					<Slot of="notice" props={{}} />
				</>
			)}
			{notices
				.filter(({ isOverlay }) => isAbove === (layer !== null && isOverlay))
				.map((notice) => (
					<GlobalNotice key={notice.noticeId} notice={notice} onReadAgain={onReadAgain} />
				))}
		</div>
	);
	return (
		<>
			{notices.map((notice) => (
				<Announcement key={notice.noticeId} text={notice.text + getSubject(notice)} />
			))}
			{drawList(false)}
			{layer && createPortal(drawList(true), layer)}
		</>
	);
}
