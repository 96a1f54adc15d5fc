import { absorbedDose } from "./absorbed-dose.ts";
import { acceleration } from "./acceleration.ts";
import { amountOfSubstance } from "./amount-of-substance.ts";
import { angle } from "./angle.ts";
import { area } from "./area.ts";
import { bloodGlucose } from "./blood-glucose.ts";
import { capacitance } from "./capacitance.ts";
import { cholesterol } from "./cholesterol.ts";
import { conductance } from "./conductance.ts";
import { coverage } from "./coverage.ts";
import { creatinine } from "./creatinine.ts";
import { data } from "./data.ts";
import { dataRate } from "./data-rate.ts";
import { density } from "./density.ts";
import { dynamicViscosity } from "./dynamic-viscosity.ts";
import { electricCharge } from "./electric-charge.ts";
import { electricCurrent } from "./electric-current.ts";
import { electricField } from "./electric-field.ts";
import { emissionFactor } from "./emission-factor.ts";
import { energy } from "./energy.ts";
import { energyDensity } from "./energy-density.ts";
import { equivalentDose } from "./equivalent-dose.ts";
import { evEfficiency } from "./ev-efficiency.ts";
import { force } from "./force.ts";
import { frequency } from "./frequency.ts";
import { fuelEconomy } from "./fuel-economy.ts";
import { illuminance } from "./illuminance.ts";
import { inductance } from "./inductance.ts";
import { irradiance } from "./irradiance.ts";
import { kinematicViscosity } from "./kinematic-viscosity.ts";
import { length } from "./length.ts";
import { luminance } from "./luminance.ts";
import { luminousFlux } from "./luminous-flux.ts";
import { luminousIntensity } from "./luminous-intensity.ts";
import { magneticFlux } from "./magnetic-flux.ts";
import { magneticFluxDensity } from "./magnetic-flux-density.ts";
import { mass } from "./mass.ts";
import { massConcentration } from "./mass-concentration.ts";
import { massFlow } from "./mass-flow.ts";
import { massPerArea } from "./mass-per-area.ts";
import { massPerLength } from "./mass-per-length.ts";
import { molarConcentration } from "./molar-concentration.ts";
import { molarMass } from "./molar-mass.ts";
import { momentOfInertia } from "./moment-of-inertia.ts";
import { momentum } from "./momentum.ts";
import { pace } from "./pace.ts";
import { pixelDensity } from "./pixel-density.ts";
import { plantDensity } from "./plant-density.ts";
import { power } from "./power.ts";
import { precipitationRate } from "./precipitation-rate.ts";
import { pressure } from "./pressure.ts";
import { radiantExposure } from "./radiant-exposure.ts";
import { radiationExposure } from "./radiation-exposure.ts";
import { radioactivity } from "./radioactivity.ts";
import { ratio } from "./ratio.ts";
import { resistance } from "./resistance.ts";
import { solidAngle } from "./solid-angle.ts";
import { specificEnergy } from "./specific-energy.ts";
import { specificHeat } from "./specific-heat.ts";
import { specificVolume } from "./specific-volume.ts";
import { speed } from "./speed.ts";
import { stiffness } from "./stiffness.ts";
import { temperature } from "./temperature.ts";
import { temperatureDifference } from "./temperature-difference.ts";
import { thermalConductivity } from "./thermal-conductivity.ts";
import { thermalResistance } from "./thermal-resistance.ts";
import { thermalTransmittance } from "./thermal-transmittance.ts";
import { time } from "./time.ts";
import { torque } from "./torque.ts";
import { triglycerides } from "./triglycerides.ts";
import { typographicLength } from "./typographic-length.ts";
import { voltage } from "./voltage.ts";
import { volume } from "./volume.ts";
import { volumeFlow } from "./volume-flow.ts";
import { volumePerArea } from "./volume-per-area.ts";
import { waterHardness } from "./water-hardness.ts";

/**
 * Every dimension by its id. Only for places that need all of them (the unit converter, the assistant): what imports
 * this carries every unit. A calculator imports its own dimensions, one file each.
 */
export const dimensions = {
  absorbedDose,
  acceleration,
  amountOfSubstance,
  angle,
  area,
  bloodGlucose,
  capacitance,
  cholesterol,
  conductance,
  coverage,
  creatinine,
  data,
  dataRate,
  density,
  dynamicViscosity,
  electricCharge,
  electricCurrent,
  electricField,
  emissionFactor,
  energy,
  energyDensity,
  equivalentDose,
  evEfficiency,
  force,
  frequency,
  fuelEconomy,
  illuminance,
  inductance,
  irradiance,
  kinematicViscosity,
  length,
  luminance,
  luminousFlux,
  luminousIntensity,
  magneticFlux,
  magneticFluxDensity,
  mass,
  massConcentration,
  massFlow,
  massPerArea,
  massPerLength,
  molarConcentration,
  molarMass,
  momentOfInertia,
  momentum,
  pace,
  pixelDensity,
  plantDensity,
  power,
  precipitationRate,
  pressure,
  radiantExposure,
  radiationExposure,
  radioactivity,
  ratio,
  resistance,
  solidAngle,
  specificEnergy,
  specificHeat,
  specificVolume,
  speed,
  stiffness,
  temperature,
  temperatureDifference,
  thermalConductivity,
  thermalResistance,
  thermalTransmittance,
  time,
  torque,
  triglycerides,
  typographicLength,
  voltage,
  volume,
  volumeFlow,
  volumePerArea,
  waterHardness,
} as const;

/** The id of a dimension: "length", "fuelEconomy", … */
export type DimensionId = keyof typeof dimensions;
