import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { HOST, withHost } from '@/lib/brand';
import type { PictureUrl } from '@/lib/picture-url';
import { getRedirectUrl } from '@/lib/redirect-url';
import type { Href } from '@/lib/safe-url';
import {
	type ConnectOptions,
	connectSite,
	selectConnectionTask,
	selectRegistrationError,
} from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { toCheck } from '@/state/notices';
import { Button } from '@/ui/button';
import { CheckList } from '@/ui/check-list';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { useAnnouncement } from '@/ui/screen-reader';
import { ScreenTitle } from '@/ui/screen-title';
import { Status } from '@/ui/status';
import { Preview } from './preview';
import styles from './style.module.scss';

/** The connect button: its action, whether it is running, and its error (CONN-13, CONN-14). */
function useConnect({ returnQuery, from }: ConnectOptions) {
	const dispatch = useAppDispatch();
	const task = useAppSelector(selectConnectionTask);
	const error = useAppSelector(selectRegistrationError);
	const connect = useCallback(
		() => void dispatch(connectSite({ returnQuery, from })),
		[dispatch, returnQuery, from],
	);
	return { connect, isConnecting: task === 'register' || task === 'authorize', error };
}

/** What the button below does, or why it failed (CONN-14) and where to look for the cause. */
function ConnectLabel({ isConnecting, error }: Omit<ReturnType<typeof useConnect>, 'connect'>) {
	const problem = error && (error.message || __('An error occurred. Please try again.'));
	useAnnouncement(problem);

	if (problem) {
		const { label, href } = toCheck();
		return (
			<p className={`jd-row ${styles.problem}`}>
				<Status intent="error">{problem}</Status>
				<Link href={href}>{label}</Link>
			</p>
		);
	}
	const label = isConnecting
		? /* translators: %s: name of the provider. */
			__('Taking you to %s…')
		: /* translators: %s: name of the provider. */
			__("You'll approve the connection on %s, then come back here.");
	return <p className="jd-muted">{withHost(label)}</p>;
}

/** A manual slider of pictures (CONN-11). They are decorative: the text contains the same information. */
function ImageSlider({ images }: { images: PictureUrl[] }) {
	const [index, setIndex] = useState(0);
	const step = (by: number) => setIndex((index + by + images.length) % images.length);
	return (
		<div role="group" aria-label={__('Pictures')} className={styles.slider}>
			<img src={images[index]} alt="" />
			{images.length > 1 && (
				<div className={styles.steps}>
					<Button
						variant="tertiary"
						icon={chevronLeft}
						aria-label={__('Previous picture')}
						onClick={() => step(-1)}
					/>
					<Button
						variant="tertiary"
						icon={chevronRight}
						aria-label={__('Next picture')}
						onClick={() => step(1)}
					/>
				</div>
			)}
		</div>
	);
}

interface ConnectScreenProps {
	title?: string;
	buttonLabel?: string;
	/** Pictures on the side, instead of our drawing. */
	images?: PictureUrl[];
	/** Starts connecting without a click whenever it becomes true (CONN-12). */
	isAutomatic?: boolean;
	isFocused?: boolean;
	/** The screen that connects, for the provider's records. */
	from: string;
	returnQuery?: string;
	/** Replaces connecting if everything is connected already. */
	onContinue?: () => void;
	/** The same, if continuing opens another page. */
	continueHref?: Href;
	onPress?: () => void;
	onLeave?: () => void;
	/** Above the title: a partner's logo. */
	header?: ReactNode;
	/** What a connection brings. */
	benefits?: string[];
	children?: ReactNode;
}

/** Explains the benefits of connecting, and connects (CONN-09 to CONN-14). */
export function ConnectScreen({
	title = __('Over 5 million WordPress sites are faster and more secure'),
	buttonLabel = __('Set up Jetpack'),
	images = [],
	isAutomatic = false,
	isFocused = false,
	from,
	returnQuery,
	onContinue,
	continueHref,
	onPress,
	onLeave,
	header,
	benefits,
	children,
}: ConnectScreenProps) {
	const { connect, isConnecting, error } = useConnect({ returnQuery, from });

	const isConnectOffered = !onContinue && !continueHref;

	useEffect(() => {
		if (isAutomatic) {
			connect();
		}
	}, [connect, isAutomatic]);

	// Runs after the shell, which moves the focus to the heading of a new screen.
	const button = useRef<HTMLElement>(null);
	useEffect(() => {
		if (isFocused) {
			button.current?.focus();
		}
	}, [isFocused]);

	return (
		<div className={styles.screen}>
			<div className={styles.text}>
				{header}
				<ScreenTitle>{title}</ScreenTitle>
				{benefits && <CheckList items={benefits} />}
				{children}
				{isConnectOffered && <ConnectLabel isConnecting={isConnecting} error={error} />}
				<div className={styles.actions}>
					<Button
						ref={button}
						variant="primary"
						size="large"
						disabled={isConnecting}
						accessibleWhenDisabled
						isBusy={isConnecting}
						href={continueHref}
						onClick={() => {
							onPress?.();
							(isConnectOffered ? connect : onContinue)?.();
						}}
					>
						{buttonLabel}
					</Button>
					{onLeave && (
						<Button variant="tertiary" size="large" onClick={onLeave}>
							{__('Not now')}
						</Button>
					)}
					{/* The terms that people accept by continuing, and the shared data (CONN-10). */}
					{isConnectOffered && (
						<div className={`jd-caption ${styles.terms}`}>
							<p>
								{sprintf(
									/* translators: 1: label of the button above, 2: name of the provider. */
									__(
										'By clicking “%1$s”, you agree to the Terms of Service and to sharing details about this site with %2$s.',
									),
									buttonLabel,
									HOST,
								)}
							</p>
							<ul>
								<li>
									<ExternalLink href={getRedirectUrl('wpcom-tos')}>
										{__('Terms of Service')}
									</ExternalLink>
								</li>
								<li>
									<ExternalLink
										href={getRedirectUrl('jetpack-support-what-data-does-jetpack-sync')}
									>
										{__('What is shared')}
									</ExternalLink>
								</li>
							</ul>
						</div>
					)}
				</div>
			</div>
			{images.length > 0 ? <ImageSlider images={images} /> : <Preview />}
		</div>
	);
}
