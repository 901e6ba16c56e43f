// What the schemas have in common.
import * as v from 'valibot';

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('Vul dit in'));
export const whole = v.pipe(v.number(), v.integer('Geef een heel getal'));
export const percentage = v.pipe(
  whole,
  v.minValue(0, 'Geef een getal van 0 tot en met 100'),
  v.maxValue(100, 'Geef een getal van 0 tot en met 100'),
);
export const fromOne = v.pipe(whole, v.minValue(1, 'Nummers beginnen bij 1'));

export const reason = v.pipe(v.string(), v.trim(), v.nonEmpty('Geef een reden'));
