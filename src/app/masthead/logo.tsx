/** Our own mark: a leaf of two strokes in a rounded square. */
export function Logo() {
	return (
		<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden focusable="false">
			<rect width="28" height="28" rx="7" fill="currentColor" />
			<path
				d="M7.5 17.5 12 9.8M12.4 19.5 20.5 8.5M16.8 19.5h3.7"
				fill="none"
				stroke="#fff"
				strokeWidth="2.4"
				strokeLinecap="round"
			/>
		</svg>
	);
}
