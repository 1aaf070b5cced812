import {
	cloneElement,
	useEffect,
	useId,
	useRef,
	useState,
	type KeyboardEvent,
	type ReactElement,
	type ReactNode,
	type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { findLayerRoot, usePlacement } from '@/ui/popover/layer';
import styles from './style.module.scss';

interface TriggerProps {
	ref?: Ref<HTMLElement>;
	'aria-describedby'?: string;
}

export interface TooltipProps {
	content: ReactNode;
	/** Milliseconds before it is shown (COMP-24). */
	delay?: number;
	/** False if the trigger's name already contains the text. */
	isDescription?: boolean;
	/** One focusable element that takes a ref. */
	children: ReactElement<TriggerProps>;
}

/** Milliseconds that the pointer has to move from the trigger to its tooltip. */
const GRACE = 100;

/** A flag that is set after a delay, and cleared at once or after a grace period. */
function useDelayedFlag(delay: number) {
	const [isOn, setIsOn] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

	const schedule = (next: boolean, wait: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setIsOn(next), wait);
	};
	useEffect(() => () => clearTimeout(timer.current), []);

	return {
		isOn,
		turnOn: () => schedule(true, delay),
		turnOff: () => schedule(false, GRACE),
		turnOffNow: () => {
			clearTimeout(timer.current);
			setIsOn(false);
		},
	};
}

/** Shows a hint on hover and on focus after 100 ms (COMP-24); Escape hides it. */
export function Tooltip({ content, delay = 100, isDescription = true, children }: TooltipProps) {
	const [anchor, setAnchor] = useState<HTMLElement | null>(null);
	const { isOn: isOpen, turnOn, turnOff, turnOffNow } = useDelayedFlag(delay);
	const id = useId();

	const handleKeyDown = (event: KeyboardEvent) => {
		if (isOpen && event.key === 'Escape') {
			event.stopPropagation();
			turnOffNow();
		}
	};

	return (
		// It only listens; the trigger is the control.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<span
			className={styles.host}
			onMouseEnter={turnOn}
			onMouseLeave={turnOff}
			onFocus={turnOn}
			onBlur={turnOffNow}
			onKeyDown={handleKeyDown}
		>
			{cloneElement(children, {
				ref: setAnchor,
				...(isDescription && isOpen ? { 'aria-describedby': id } : {}),
			})}
			{isOpen && anchor && (
				<Bubble id={id} anchor={anchor}>
					{content}
				</Bubble>
			)}
		</span>
	);
}

interface BubbleProps {
	id: string;
	anchor: HTMLElement;
	children: ReactNode;
}

function Bubble({ id, anchor, children }: BubbleProps) {
	const [layer, setLayer] = useState<HTMLElement | null>(null);
	const style = usePlacement(anchor, layer, 'top');
	// In React's tree the bubble is inside the host, so the pointer may move onto it.
	return createPortal(
		<div
			ref={setLayer}
			id={id}
			role="tooltip"
			className={`jp-layer ${styles.bubble}`}
			style={style}
		>
			{children}
		</div>,
		findLayerRoot(anchor),
	);
}
