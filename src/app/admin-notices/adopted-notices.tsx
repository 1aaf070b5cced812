import { useRef } from 'react';
import { focusScreenHeading } from '../admin-page';
import { NoticeList } from './notice-list';
import { OtherErrors, OtherNotices } from './other-notices';
import styles from './style.module.scss';
import { type AdoptedRecord, useAdminNotices } from './use-admin-notices';

const hasOther = (notices: readonly AdoptedRecord[], id: number) =>
	notices.some((notice) => notice.id !== id);

/**
 * The notices that WordPress and other plugins print above every admin page: those of two related plugins in
 * our style, errors open, all others folded away (NOTICE-01 to NOTICE-03). One without content waits in a hidden place, where its script still finds it.
 */
export default function AdoptedNotices() {
	const { notices, drop } = useAdminNotices();
	const label = useRef<HTMLParagraphElement>(null);
	const summary = useRef<HTMLButtonElement>(null);
	const styled = notices.filter(({ kind }) => kind === 'vault' || kind === 'store');
	const errors = notices.filter(({ kind }) => kind === 'error');
	const others = notices.filter(({ kind }) => kind === 'other');
	const empty = notices.filter(({ kind }) => kind === 'empty');

	/** Moves the focus to the rest of the same group, else to the other group, else to the screen. */
	const handleGone = (id: number, hadFocus: boolean) => {
		drop(id);
		if (!hadFocus) {
			return;
		}
		const heirs = [hasOther(others, id) && summary.current, hasOther(errors, id) && label.current];
		if (errors.some((notice) => notice.id === id)) {
			heirs.reverse();
		}
		const heir = heirs.find(Boolean);
		if (heir) {
			heir.focus();
		} else {
			focusScreenHeading();
		}
	};

	return (
		<>
			{notices.length > empty.length && (
				<div className={styles.list}>
					<NoticeList notices={styled} onGone={handleGone} />
					{errors.length > 0 && <OtherErrors ref={label} notices={errors} onGone={handleGone} />}
					{others.length > 0 && <OtherNotices ref={summary} notices={others} onGone={handleGone} />}
				</div>
			)}
			{empty.length > 0 && (
				<div hidden>
					<NoticeList notices={empty} onGone={handleGone} />
				</div>
			)}
		</>
	);
}
