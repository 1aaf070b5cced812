import { useEffect, useRef, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@/ui/button';
import { ScreenTitle } from '@/ui/screen-title';
import { ConnectLabel } from './connect-label';
import { ImageSlider } from './image-slider';
import { TermsNotice } from './terms-notice';
import { useConnect } from './use-connect';
import styles from './style.module.scss';

export interface ConnectScreenProps {
	title?: string;
	buttonLabel?: string;
	/** Pictures on the side; without them there is no side. */
	images?: string[];
	/** Starts by itself, once (CONN-12). */
	isAutomatic?: boolean;
	/** Who asks, for the provider's records. */
	from: string;
	/** What the page is opened with when the browser comes back. */
	returnQuery?: string;
	/** In place of connecting, where there is nothing left to connect. */
	onContinue?: () => void;
	/** The same, where going on leads to another page. */
	continueHref?: string;
	/** The quiet way out. */
	onLeave?: () => void;
	/** Above the title: a partner's logo. */
	header?: ReactNode;
	children?: ReactNode;
}

/** Says what connecting is good for, and does it (CONN-09 to CONN-14). */
export function ConnectScreen({
	title = __('Over 5 million WordPress sites are faster and more secure', 'jetpack'),
	buttonLabel = __('Set up Jetpack', 'jetpack'),
	images = [],
	isAutomatic = false,
	from,
	returnQuery,
	onContinue,
	continueHref,
	onLeave,
	header,
	children,
}: ConnectScreenProps) {
	const { connect, isConnecting, error } = useConnect({ returnQuery, from });

	const isConnectOffered = !onContinue && !continueHref;

	const hasStarted = useRef(false);
	useEffect(() => {
		if (isAutomatic && !hasStarted.current) {
			hasStarted.current = true;
			connect();
		}
	}, [connect, isAutomatic]);

	return (
		<div className={styles.screen}>
			<div className={styles.text}>
				{header}
				<ScreenTitle>{title}</ScreenTitle>
				{children}
				{isConnectOffered && <ConnectLabel isConnecting={isConnecting} error={error} />}
				<div className={styles.actions}>
					<Button
						variant="primary"
						disabled={isConnecting}
						accessibleWhenDisabled
						isBusy={isConnecting}
						href={continueHref}
						onClick={isConnectOffered ? connect : onContinue}
					>
						{buttonLabel}
					</Button>
					{onLeave && (
						<Button variant="tertiary" onClick={onLeave}>
							{__('Not now', 'jetpack')}
						</Button>
					)}
				</div>
				{isConnectOffered && <TermsNotice buttonLabel={buttonLabel} />}
			</div>
			{images.length > 0 && <ImageSlider images={images} />}
		</div>
	);
}
