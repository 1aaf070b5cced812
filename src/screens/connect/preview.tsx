import { clsx } from 'clsx';
import styles from './preview.module.scss';

/** Heights of the drawn bars, from left to right. */
const BARS = [26, 38, 32, 50, 44, 62, 56, 74];

function Row({ y, isOn }: { y: number; isOn: boolean }) {
	return (
		<g transform={`translate(112 ${y})`}>
			<rect className={styles.paper} width="252" height="44" rx="4" />
			<circle className={isOn ? styles.good : styles.faint} cx="24" cy="22" r="10" />
			{isOn && <path className={clsx(styles.sign, styles.stroke)} d="m19.5 22 3.2 3.4 6-6.6" />}
			<rect className={styles.ink} x="46" y="13" width="92" height="6" rx="3" />
			<rect className={styles.faint} x="46" y="25" width="104" height="6" rx="3" />
			<rect
				className={isOn ? styles.accent : styles.faint}
				x="168"
				y="15"
				width="26"
				height="14"
				rx="7"
			/>
			<circle className={styles.knob} cx={isOn ? 187 : 175} cy="22" r="4.5" />
		</g>
	);
}

/** A drawing of the dashboard, which illustrates the text beside it. */
export function Preview() {
	return (
		<div className={styles.preview}>
			<svg viewBox="0 0 440 372" aria-hidden focusable="false">
				<rect className={styles.window} x="40" y="24" width="344" height="296" rx="8" />
				<path className={styles.menu} d="M40 32a8 8 0 0 1 8-8h44v296H48a8 8 0 0 1-8-8z" />
				{[52, 80, 108, 136, 164].map((y, index) => (
					<g key={y}>
						{index === 1 && (
							<rect className={styles.accent} x="40" y={y - 8} width="52" height="24" />
						)}
						<rect
							className={styles.item}
							x="50"
							y={y}
							width={index % 2 ? 26 : 32}
							height="6"
							rx="3"
						/>
					</g>
				))}
				<rect className={styles.accent} x="112" y="40" width="20" height="20" rx="5" />
				<path className={clsx(styles.sign, styles.stroke)} d="m117 54 4-7m1 8 6-9m-3 9h3" />
				<rect className={styles.ink} x="140" y="46" width="56" height="8" rx="4" />
				<g transform="translate(112 76)">
					<rect className={styles.paper} width="252" height="124" rx="4" />
					<rect className={styles.ink} x="16" y="14" width="60" height="6" rx="3" />
					<path className={styles.line} d="M16 36h220M16 70h220M16 108h220" />
					{BARS.map((height, index) => (
						<rect
							key={height}
							className={clsx(styles.accent, index < 5 && styles.past)}
							x={22 + index * 27}
							y={108 - height}
							width="17"
							height={height}
							rx="2"
						/>
					))}
				</g>
				<Row y={212} isOn />
				<Row y={264} isOn={false} />
				<g transform="translate(316 178)">
					<rect className={styles.phone} width="92" height="172" rx="14" />
					<rect className={styles.paper} x="6" y="12" width="80" height="148" rx="6" />
					<rect className={styles.ink} x="16" y="26" width="36" height="6" rx="3" />
					<path className={styles.trend} d="m16 80 14-14 12 8 14-20 20-8" />
					<rect className={styles.faint} x="16" y="98" width="60" height="6" rx="3" />
					<rect className={styles.faint} x="16" y="112" width="44" height="6" rx="3" />
					<rect className={styles.accent} x="16" y="132" width="60" height="16" rx="3" />
				</g>
				<g transform="translate(20 286)">
					<path
						className={styles.shield}
						d="M36 0c9 8 20 12 32 12v24c0 20-12 34-32 42C16 70 4 56 4 36V12C16 12 27 8 36 0z"
					/>
					<path className={clsx(styles.sign, styles.proof)} d="m22 40 10 11 19-22" />
				</g>
			</svg>
		</div>
	);
}
