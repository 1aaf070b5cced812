import { useId, useRef, useState } from 'react';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Alarm } from '@/screens/tools/health/alarms';
import { Icon } from '@/ui/icon';
import { focusScreenHeading } from '@/ui/screen-title';
import { JetpackNotices, useJetpackNotices, type Heir } from './jetpack-notices';
import { isStyled, NoticeList, type NoticeListProps } from './adopted-notice';
import styles from './style.module.scss';
import { type AdoptedRecord, useAdminNotices } from './use-admin-notices';

/** Errors that other plugins report: they stay open (NOTICE-02). */
function OtherErrors({ heir, ...props }: NoticeListProps & Heir<HTMLParagraphElement>) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={styles.others}>
			<p ref={heir} id={id} tabIndex={-1} className="jd-muted">
				{__('From other plugins')}
			</p>
			<NoticeList {...props} />
		</section>
	);
}

/** All other notices (at least one): folded away, and shown unchanged with one click (NOTICE-02). */
function OtherNotices({ heir, notices, onGone }: NoticeListProps & Heir<HTMLButtonElement>) {
	const [isOpen, setIsOpen] = useState(false);
	const id = useId();
	const label = sprintf(
		/* translators: %d: how many notices there are. */
		_n(
			'%d notice from WordPress and other plugins',
			'%d notices from WordPress and other plugins',
			notices.length,
		),
		notices.length,
	);

	return (
		<div>
			<button
				ref={heir}
				type="button"
				aria-expanded={isOpen}
				aria-controls={id}
				className={styles.summary}
				onClick={() => setIsOpen(!isOpen)}
			>
				{label}
				<Icon icon={isOpen ? chevronUp : chevronDown} size={16} />
			</button>
			{/* Hidden while closed, not removed: the notices need a parent. */}
			<div id={id} hidden={!isOpen} className={styles.others}>
				<NoticeList notices={notices} onGone={onGone} />
			</div>
		</div>
	);
}

const hasOther = (notices: readonly AdoptedRecord[], id: number) =>
	notices.some((notice) => notice.id !== id);

export interface AdoptedNoticesProps {
	/** Whether the screen itself already says what Jetpack's notices say. */
	isFolded: boolean;
	onAlarms: (alarms: Alarm[]) => void;
}

/**
 * The notices that WordPress and other plugins print above every admin page: those of two related plugins in
 * our style, Jetpack's own under its name, errors open, all others folded away (NOTICE-01 to NOTICE-03). One
 * without content waits in a hidden place, where its script still finds it.
 */
export default function AdoptedNotices({ isFolded, onAlarms }: AdoptedNoticesProps) {
	const { notices, drop } = useAdminNotices();
	const jetpack = useJetpackNotices(notices, isFolded, onAlarms);
	const own = useRef<HTMLParagraphElement>(null);
	const label = useRef<HTMLParagraphElement>(null);
	const summary = useRef<HTMLButtonElement>(null);
	const styled = notices.filter(({ kind }) => isStyled(kind));
	const errors = notices.filter(({ kind }) => kind === 'error');
	const others = notices.filter(({ kind }) => kind === 'other');
	const empty = notices.filter(({ kind }) => kind === 'empty');

	/** Moves the focus to the rest of the same group, else to another group, else to the screen. */
	const handleGone = (id: number, hadFocus: boolean) => {
		drop(id);
		if (!hadFocus) {
			return;
		}
		const groups = [
			{ group: others, heir: summary.current },
			{ group: errors, heir: label.current },
			{ group: jetpack.notices, heir: own.current },
		];
		const isOwn = ({ group }: (typeof groups)[number]) => group.some((notice) => notice.id === id);
		const { heir } =
			[...groups.filter(isOwn), ...groups].find(({ group }) => hasOther(group, id)) ?? {};
		if (heir) {
			heir.focus();
		} else {
			focusScreenHeading();
		}
	};

	return (
		<>
			{notices.length > empty.length && (
				<div className="jd-list">
					{jetpack.notices.length > 0 && (
						<JetpackNotices
							heir={own}
							notices={jetpack.notices}
							isOpen={jetpack.isOpen}
							onToggle={jetpack.toggle}
							onGone={handleGone}
						/>
					)}
					<NoticeList notices={styled} onGone={handleGone} />
					{errors.length > 0 && <OtherErrors heir={label} notices={errors} onGone={handleGone} />}
					{others.length > 0 && (
						<OtherNotices heir={summary} notices={others} onGone={handleGone} />
					)}
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
